import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redirectFormerFilters, requirePlace } from './require-place.server.ts';

const shop = 'http://shop.test';
const former = { kind: 'category', reference: 'former', placeId: 'gone', categoryId: 'gone' } as const;
const directory = { categories: [], formerNames: [former] };
const piece = fc.constantFrom(
  ...['//evil.example/', '\\evil.example', '%09', '%0a', '\r\nSet-Cookie:a=b', '/ar', '.data', '&', '#'],
);

/** The redirect that a function throws. */
function thrownBy(work: () => unknown): Response {
  try {
    work();
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
  throw new Error('nothing was thrown');
}

test('the redirect of a former category never leads to another host, whatever the request contains', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 4 }), (pieces) => {
      const text = pieces.join('').toWellFormed();
      const request = new Request(`${shop}/${text}?a=${encodeURIComponent(text)}&category=former`);
      for (const { status, headers } of [
        thrownBy(() => requirePlace(directory, request, 'category', 'former')),
        thrownBy(() =>
          redirectFormerFilters(
            directory,
            new Request(`${shop}/?x=${text.replaceAll('#', '')}&category=former`),
          ),
        ),
      ]) {
        expect(status).toBe(301);
        expect(new URL(headers.get('Location') ?? '', request.url).origin).toBe(shop);
      }
    }),
  );
});
