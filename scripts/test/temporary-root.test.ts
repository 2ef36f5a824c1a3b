import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { temporaryRoot } from './temporary-root.ts';

const gigabyte = 1024 ** 3;
const folder = (isWritable: boolean, free: number) => ({
  path: '/memory',
  isWritable: async () => isWritable,
  freeBytes: async () => free,
});

test('temporary files are kept in memory where there is room for them', async () => {
  expect(await temporaryRoot(folder(true, 4 * gigabyte))).toBe('/memory');
});

test.each([
  ['there is little room', folder(true, 4 * gigabyte - 1)],
  ['it may not be written', folder(false, 8 * gigabyte)],
  ['there is no such folder', { ...folder(false, 0), freeBytes: () => Promise.reject(new Error('ENOENT')) }],
])('they are kept in the usual folder when %s', async (_, without) => {
  expect(await temporaryRoot(without)).toBe(tmpdir());
});
