import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openBackgroundQueue } from './background-queue.ts';

test('does one thing after the other, once for all who ask, and rests in between', async () => {
  const rests: number[] = [];
  const done: string[] = [];
  let running = 0;
  const work = openBackgroundQueue(async (milliseconds) => {
    rests.push(milliseconds);
  });
  const task = (name: string) => async () => {
    running++;
    expect(running).toBe(1);
    await wait(20);
    done.push(name);
    running--;
  };
  for (const name of ['first', 'second', 'first', 'third', 'second']) work.enqueue(name, task(name));
  await expect.poll(() => done).toEqual(['first', 'second', 'third']);
  await expect.poll(() => rests).toHaveLength(3);
  for (const rest of rests) expect(rest).toBeGreaterThanOrEqual(15);
});

test('goes on after a failure, and does again what is asked for again', async () => {
  let attempts = 0;
  const done: string[] = [];
  const work = openBackgroundQueue(async () => undefined);
  const failing = async () => {
    attempts++;
    throw new Error('no picture');
  };
  work.enqueue('broken', failing);
  work.enqueue('whole', async () => void done.push('whole'));
  await expect.poll(() => done).toEqual(['whole']);
  await expect
    .poll(() => {
      work.enqueue('broken', failing);
      return attempts;
    })
    .toBeGreaterThan(1);
});
