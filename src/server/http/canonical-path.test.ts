import fc from 'fast-check';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ApiEnv } from '#api/api-services.ts';
import { redirectToCanonicalPath } from './canonical-path.ts';

const shop = 'http://shop.test';
const app = new Hono<ApiEnv>().use(redirectToCanonicalPath).all('*', (c) => c.text('page'));

/** Where a browser ends up after one redirect; undefined if there is none. */
async function redirected(path: string): Promise<string | undefined> {
  const response = await app.request(shop + path);
  const location = response.headers.get('Location');
  expect(response.status).toBe(location === null ? 200 : 301);
  return location === null ? undefined : new URL(location, shop + path).href;
}

test.each([
  ['/', undefined],
  ['/products', undefined],
  ['/products/?search=a/b/', '/products?search=a/b/'],
  ['/ar//products///', '/ar/products'],
  ['//evil.example/', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
  ['/%5Cevil.example/', '/%5Cevil.example'],
  ['/%2Fevil.example/', '/%2Fevil.example'],
  ['/%09/evil.example/', '/%09/evil.example'],
  ['/x%0aSet-Cookie:a=b/', '/x%0aSet-Cookie:a=b'],
  ['/%D9%85%D9%83%D8%AA%D8%A8/', '/%D9%85%D9%83%D8%AA%D8%A8'],
])('%s leads to %s', async (path, expected) => {
  expect(await redirected(path)).toBe(expected && shop + expected);
});

const hostile = fc.constantFrom(
  ...['/', '\\', '%5C', '%5c', '%2F', '%09', '%0a', '%0D', '%20', '%00', '%', '?', '#', '@', ':', '.', '%2e'],
  ...['evil.example', 'http:', 'javascript:', '\t', '\n', 'Set-Cookie:a=b', 'م'],
);

test('never leads to another host, nor to a second redirect', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(hostile, fc.string({ unit: 'binary', maxLength: 4 }).map(wellFormedEncoded)), {
        maxLength: 8,
      }),
      async (pieces) => {
        const address = await redirected(`/${pieces.join('')}`);
        if (address === undefined) return;
        expect(new URL(address).origin).toBe(shop);
        expect(await redirected(address.slice(shop.length))).toBeUndefined();
      },
    ),
    { numRuns: 300 },
  );
});

function wellFormedEncoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
