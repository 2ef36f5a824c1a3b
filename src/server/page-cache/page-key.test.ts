import { expect, test } from 'vitest';
import { productFilterSchema } from '#domain/catalogue/listing/product-filter.ts';
import { filterParameters, isCacheableKey, isListKey, pageKey } from './page-key.ts';

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
  ['/ar/compare?products=one-desk,another-desk&search=desk', true],
  ['/?x=1', false],
  ['/products?search=chair&x=1', false],
  ['/products?Search=chair', false],
  [`/products?search=${'x'.repeat(2000)}`, false],
  [`/${'x'.repeat(2000)}`, false],
])('%s may be cached: %s', (key, isCacheable) => {
  expect(isCacheableKey(key)).toBe(isCacheable);
});

test('lists are cached by the attributes that there are', () => {
  const parameters = filterParameters([{ key: 'width' }, { key: 'colour' }]);
  for (const query of [
    'width-to=120',
    'colour=oak&colour=white&width-from=80&sort=price-asc',
    'brand=Sadu',
  ]) {
    expect(isCacheableKey(`/category/desks?${query}`), query).toBe(false);
    expect(isCacheableKey(`/category/desks?${query}`, parameters), query).toBe(true);
  }
  for (const query of [
    'depth-to=120',
    'width-min=3',
    'zone=69',
    'width-to=120&x=1',
    'width-to=120&arrives-by=2026-11-19',
  ]) {
    expect(isCacheableKey(`/category/desks?${query}`, parameters), query).toBe(false);
  }
});

test.each([
  ['/category/desks?width-to=120', true],
  ['/ar/subcategory/staff-desks.data?width-to=120', true],
  ['/ar/products?colour=oak', true],
  ['/collection?category=desks&width-to=120', true],
  ['/category/desks', false],
  ['/?width-to=120', false],
  ['/product/desk?width-to=120', false],
  ['/category/a/b?width-to=120', false],
])('%s is a list that can be narrowed: %s', (key, isList) => {
  expect(isListKey(key)).toBe(isList);
});
