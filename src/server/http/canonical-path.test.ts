import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

test.each([
  ['/', '/'],
  ['/products', '/products'],
  ['/products/', '/products'],
  ['/ar//products///', '/ar/products'],
  ['//evil.example/', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
])('%s becomes %s', (path, expected) => {
  expect(canonicalPath(path)).toBe(expected);
});

test('never leads to another host, and never to itself again', () => {
  fc.assert(
    fc.property(fc.string(), (rest) => {
      const path = canonicalPath(`/${rest}`);
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(canonicalPath(path)).toBe(path);
    }),
  );
});
