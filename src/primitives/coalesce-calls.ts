/**
 * Runs `work` once at a time. Callers that come while it runs share the turn after it: the running one may have looked
 * before what they want to see was there.
 */
export function coalesceCalls(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;

  function take(): Promise<void> {
    if (!running) {
      running = work().finally(() => {
        running = undefined;
      });
      return running;
    }
    const next = () => {
      waiting = undefined;
      return take();
    };
    waiting ??= running.then(next, next);
    return waiting;
  }
  return take;
}
