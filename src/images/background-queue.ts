/** Queue length; a rejected task is enqueued again by the next request. */
const mostWaiting = 1000;

export interface BackgroundQueue {
  /** Enqueues a task; one with the same key that is already waiting is not enqueued twice. */
  enqueue(name: string, work: () => Promise<void>): void;
}

/**
 * Background queue of concurrency one for work that no request waits for. After each task it pauses as long as the task
 * took, so that it uses at most half of a core. A failed task is dropped; the next request enqueues it again.
 */
export function openBackgroundQueue(
  rest: (milliseconds: number) => Promise<void> = restUnnoticed,
): BackgroundQueue {
  const waiting = new Map<string, () => Promise<void>>();
  let isWorking = false;

  async function workOff(): Promise<void> {
    for (const [name, work] of waiting) {
      const begin = performance.now();
      await work().catch(() => undefined);
      waiting.delete(name);
      await rest(performance.now() - begin);
    }
  }

  return {
    enqueue(name, work) {
      if (waiting.has(name) || waiting.size >= mostWaiting) return;
      waiting.set(name, work);
      if (isWorking) return;
      isWorking = true;
      void workOff().finally(() => {
        isWorking = false;
      });
    },
  };
}

/** A shop that is stopping does not wait for it. */
function restUnnoticed(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}
