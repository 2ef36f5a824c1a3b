import { expect, test } from 'vitest';
import { newestToKeep } from './newest-to-keep.ts';

const intact = (file: string) => ({ file, check: { isIntact: true } });
const damaged = (file: string) => ({ file, check: { isIntact: false } });
const unchecked = (file: string) => ({ file, check: null });

test('the newest intact backup stays, though newer ones are damaged or unchecked', () => {
  expect(newestToKeep([unchecked('3'), damaged('2'), intact('1'), intact('0')])).toBe('1');
});

test('without one that is known to be intact the newest that may be stays', () => {
  expect(newestToKeep([damaged('2'), unchecked('1'), unchecked('0')])).toBe('1');
  expect(newestToKeep([damaged('0')])).toBeUndefined();
  expect(newestToKeep([])).toBeUndefined();
});
