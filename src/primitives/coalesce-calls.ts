/**
 * Coalesces concurrent calls: `work` never runs twice at the same time, and all calls made during a run share the next
 * run. They cannot share the current one, because it may have read before what they need was committed.
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
