import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveItems } from './move-items.ts';

test('what is moved stands before or after the place it was dropped at', () => {
  expect(moveItems(['a', 'b', 'c', 'd'], ['d'], 'b', 'before')).toEqual(['a', 'd', 'b', 'c']);
  expect(moveItems(['a', 'b', 'c', 'd'], ['a'], 'c', 'after')).toEqual(['b', 'c', 'a', 'd']);
  expect(moveItems(['a', 'b', 'c'], ['b'], 'b', 'after')).toEqual(['a', 'b', 'c']);
});

test('nothing is lost or doubled, whatever is moved where', () => {
  const keys = ['a', 'b', 'c', 'd', 'e'];
  fc.assert(
    fc.property(
      fc.subarray(keys),
      fc.constantFrom(...keys),
      fc.constantFrom('before', 'after', 'on'),
      (moved, target, position) => {
        expect(moveItems(keys, moved, target, position).toSorted()).toEqual(keys);
      },
    ),
  );
});
