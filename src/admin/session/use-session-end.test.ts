import fc from 'fast-check';
import { expect, test } from 'vitest';
import { returnPathFrom } from './use-session-end.ts';

const piece = fc.constantFrom(
  ...['/admin', '/', '//', '\\', '%5C', '%2F', '..', '\t', '\n', '?', '&to=', '#', '@', ':', 'evil.example'],
);

test('a sign-in returns to a screen of the admin and to no other host', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 6 }), (pieces) => {
      const path = returnPathFrom(`?${new URLSearchParams({ to: pieces.join('') })}`);
      const { origin, pathname } = new URL(path, 'http://shop.test/adm/ogulf');
      expect(origin).toBe('http://shop.test');
      expect(pathname).toMatch(/^\/admin(\/|$)/);
    }),
    { numRuns: 1000 },
  );
  expect(returnPathFrom('?to=%2Fadmin%2Forders%3Fpage%3D2')).toBe('/admin/orders?page=2');
});
