/** So many may wait; whoever is turned away asks again with the next request. */
const mostWaiting = 1000;

export interface BackgroundQueue {
  /** Does it later, once for all who ask while it waits. */
  ask(name: string, work: () => Promise<void>): void;
}

/**
 * Work that nobody waits for: one piece after the other, and after each a rest as long as it took, so that visitors
 * always have the better half of the machine. What fails is left; it is asked for again.
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
    ask(name, work) {
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
