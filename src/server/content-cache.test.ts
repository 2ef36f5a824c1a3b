import { expect, test } from 'vitest';
import { cacheContent } from './content-cache.ts';

function memory() {
  const content = { current: { version: 1, isUnreachable: false } };
  let time = 0;
  let readings = 0;
  const cachedRead = cacheContent({ content, clock: () => time });
  return {
    content,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    recall: (name = 'frame') => cachedRead(name, async () => ++readings),
    cachedRead,
  };
}

test('is read once for each key and content version, also by concurrent calls', async () => {
  const { content, recall } = memory();
  expect(await Promise.all([recall(), recall(), recall('index')])).toEqual([1, 1, 2]);
  content.current = { version: 2, isUnreachable: false };
  expect([await recall(), await recall()]).toEqual([3, 3]);
});

test('expires after a while, because not every change raises the content version', async () => {
  const { pass, recall } = memory();
  expect(await recall()).toBe(1);
  pass(59_999);
  expect(await recall()).toBe(1);
  pass(1);
  expect(await recall()).toBe(2);
});

test('serves stale values while the database is unreachable', async () => {
  const { content, pass, recall } = memory();
  await recall();
  content.current = { version: 1, isUnreachable: true };
  pass(3_600_000);
  expect(await recall()).toBe(1);
});

test('caches neither a failed read nor one that a change made stale', async () => {
  const { content, cachedRead } = memory();
  await expect(cachedRead('frame', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  const { promise: old, resolve } = Promise.withResolvers<string>();
  const overtaken = cachedRead('frame', () => old);
  content.current = { version: 2, isUnreachable: false };
  expect(await cachedRead('frame', async () => 'new')).toBe('new');
  resolve('old');
  expect(await overtaken).toBe('old');
  expect(await cachedRead('frame', async () => 'unread')).toBe('new');
});
