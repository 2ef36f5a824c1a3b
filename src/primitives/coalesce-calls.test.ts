import { expect, test } from 'vitest';
import { coalesceCalls } from './coalesce-calls.ts';

function heldWork() {
  const holds: PromiseWithResolvers<void>[] = [];
  const take = coalesceCalls(() => {
    const hold = Promise.withResolvers<void>();
    holds.push(hold);
    return hold.promise;
  });
  return { holds, take };
}

test('calls made during a run share the next run', async () => {
  const { holds, take } = heldWork();
  const first = take();
  const second = take();
  const third = take();
  expect(holds).toHaveLength(1);

  holds[0]?.resolve();
  await first;
  await expect.poll(() => holds.length).toBe(2);
  holds[1]?.resolve();
  await Promise.all([second, third]);
  expect(holds).toHaveLength(2);
});

test('a failed run rejects the calls that shared it, and the next one runs', async () => {
  const { holds, take } = heldWork();
  const first = take();
  const second = take();
  holds[0]?.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await expect.poll(() => holds.length).toBe(2);
  holds[1]?.resolve();
  await expect(second).resolves.toBeUndefined();
});
