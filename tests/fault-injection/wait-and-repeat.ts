import { setTimeout as wait } from 'node:timers/promises';

/** Polls a condition until it is true; false after a timeout. */
export async function waitUntil(
  condition: () => Promise<boolean> | boolean,
  timeoutMs: number,
  intervalMs = 100,
): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    if (await condition()) return true;
    await wait(intervalMs);
  }
  return false;
}

/** Runs the work a number of times with limited concurrency. */
export async function runConcurrently(
  times: number,
  concurrency: number,
  work: () => Promise<unknown>,
): Promise<void> {
  let left = times;
  const one = async () => {
    while (left-- > 0) await work();
  };
  await Promise.all(Array.from({ length: concurrency }, one));
}

/** Repeats the work with the given concurrency until it is stopped. */
export function repeatUntilStopped(
  concurrency: number,
  work: () => Promise<unknown>,
): { stop(): Promise<void> } {
  let isStopped = false;
  const one = async () => {
    while (!isStopped) await work();
  };
  const running = Promise.all(Array.from({ length: concurrency }, one));
  return {
    async stop() {
      isStopped = true;
      await running;
    },
  };
}
