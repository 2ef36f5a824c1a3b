/** Runs optional work when the browser is idle, and ignores its failure. */
export function whenIdle(work: () => Promise<void>): void {
  const run = () => void work().catch(() => undefined);
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else setTimeout(run, 1000);
}
