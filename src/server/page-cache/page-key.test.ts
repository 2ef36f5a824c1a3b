import { expect, test } from 'vitest';
import { productFilterSchema } from '#domain/catalogue/listing/product-filter.ts';
import { isCacheableKey, pageKey } from './page-key.ts';

test.each([
  ['/', '/'],
  ['/?utm_source=mail&utm_campaign=desks', '/'],
  ['/?fbclid=IwAR0x', '/'],
  ['/products?sort=price&gclid=abc&page=2', '/products?sort=price&page=2'],
  ['/products?search=utm_source', '/products?search=utm_source'],
  ['/products?q=a%26utm_x=1&GCLID=1', '/products?q=a%26utm_x=1'],
  ['/ar?', '/ar?'],
])('%s is kept as %s', (address, key) => {
  expect(pageKey(address)).toBe(key);
});

test.each([
  ['/', true],
  ['/ar/products?category=desks&sort=price&page=2', true],
  ['/products.data?search=chair&_routes=products', true],
  [`/products?${Object.keys(productFilterSchema.shape).join('=1&')}=1`, true],
  ['/?x=1', false],
  ['/products?search=chair&x=1', false],
  ['/products?Search=chair', false],
  [`/products?search=${'x'.repeat(2000)}`, false],
  [`/${'x'.repeat(2000)}`, false],
])('%s may be cached: %s', (key, isCacheable) => {
  expect(isCacheableKey(key)).toBe(isCacheable);
});
