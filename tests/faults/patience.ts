import { setTimeout as wait } from 'node:timers/promises';

/** Asks again until the answer is yes; false when that took too long. */
export async function becomesTrue(
  ask: () => Promise<boolean> | boolean,
  withinMs: number,
  everyMs = 100,
): Promise<boolean> {
  const deadline = performance.now() + withinMs;
  while (performance.now() < deadline) {
    if (await ask()) return true;
    await wait(everyMs);
  }
  return false;
}

/** Does the work so many times, so many at once. */
export async function workOff(times: number, atOnce: number, work: () => Promise<unknown>): Promise<void> {
  let left = times;
  const one = async () => {
    while (left-- > 0) await work();
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

/** Does the work again and again, so many at once, until told to stop. */
export function keepDoing(atOnce: number, work: () => Promise<unknown>): { stop(): Promise<void> } {
  let isStopped = false;
  const one = async () => {
    while (!isStopped) await work();
  };
  const running = Promise.all(Array.from({ length: atOnce }, one));
  return {
    async stop() {
      isStopped = true;
      await running;
    },
  };
}
