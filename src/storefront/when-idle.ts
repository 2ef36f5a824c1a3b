/** The visitor sees nothing of this work, so it waits for the page, and its failure is nobody's concern. */
export function whenIdle(work: () => Promise<void>): void {
  const run = () => void work().catch(() => undefined);
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else setTimeout(run, 1000);
}
