import { expect, test } from 'vitest';
import { pageKey } from './page-key.ts';

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
