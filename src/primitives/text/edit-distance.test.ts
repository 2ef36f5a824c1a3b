import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['', '', 0],
  ['', 'desk', 4],
  ['desk', 'desk', 0],
  ['contct', 'contact', 1],
  ['gmial', 'gmail', 1],
  ['chiars', 'chairs', 1],
  ['kitten', 'sitting', 3],
])('‘%s’ and ‘%s’ are %i apart', (one, other, distance) => {
  expect(editDistance(one, other)).toBe(distance);
});

test('it does not depend on the order, and is at most the longer length', () => {
  const word = fc.string({ maxLength: 12 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      const distance = editDistance(one, other);
      expect(distance).toBe(editDistance(other, one));
      expect(distance).toBeLessThanOrEqual(Math.max(one.length, other.length));
      expect(distance).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
    }),
  );
});
