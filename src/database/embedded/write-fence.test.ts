import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WriteFence } from './write-fence.ts';

let folder: string;
let lockFile: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-fence-'));
  lockFile = join(folder, 'database.lock');
  writeFileSync(lockFile, '{"token":"ours"}');
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

function openFence(): WriteFence {
  const fence = new WriteFence({ lockFile, token: 'ours' }, () => {
    throw new Error('lost');
  });
  fence.requireOwnLock();
  return fence;
}

const changes = {
  'has the token of another process': () => writeFileSync(lockFile, '{"token":"theirs"}'),
  'is gone': () => rmSync(lockFile),
};

it.each(Object.entries(changes))('a write after a pause is refused when the lock file %s', (_, change) => {
  const fence = openFence();
  change();
  vi.advanceTimersByTime(60);
  expect(() => fence.requireOwnLock()).toThrow('lost');
  expect(() => fence.requireOwnLock()).toThrow('lost');
});

it.each([-3_600_000, 3_600_000])('a jump of the clock alone by %i ms counts as a pause', (jump) => {
  const fence = openFence();
  changes['is gone']();
  vi.setSystemTime(Date.now() + jump);
  expect(() => fence.requireOwnLock()).toThrow('lost');
});

it('the first write of each commit checks, without any pause', () => {
  const fence = openFence();
  changes['is gone']();
  fence.requireOwnLock();
  fence.expire();
  expect(() => fence.requireOwnLock()).toThrow('lost');
});

it('a process that still has its lock goes on after a pause', () => {
  const fence = openFence();
  vi.advanceTimersByTime(25_000);
  fence.requireOwnLock();
});
