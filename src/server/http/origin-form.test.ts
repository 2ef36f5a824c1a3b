import { expect, it } from 'vitest';
import { originForm } from './origin-form.ts';

it.each([
  ['/products?search=desk', '/products?search=desk'],
  ['//evil.example/products', '//evil.example/products'],
  ['http://shop.test/products?search=desk', '/products?search=desk'],
  ['https://user:pass@evil.example:1/api/orders', '/api/orders'],
  ['HTTP://shop.test', '/'],
  ['http://[::1', 'http://[::1'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['*', '*'],
  ['', ''],
])('%s asks for %s', (target, path) => {
  expect(originForm(target)).toBe(path);
});
