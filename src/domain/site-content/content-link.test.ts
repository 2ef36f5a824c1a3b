import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isContentLink, isShopPath, normalizeLink } from './content-link.ts';

describe('a link of the shop’s contents', () => {
  test.each([
    '/',
    '/products?search=desk&sort=price',
    '/category/مكاتب',
    '/our-story#team',
    'https://www.example.com/brochure.pdf?a=1',
    'https://example.com:8443/x',
  ])('%s is accepted', (link) => {
    expect(isContentLink(link)).toBe(true);
  });

  test.each([
    '',
    'products',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://shop.example/1',
    'http://example.com',
    'https:example.com',
    'https://',
    'https://user:secret@example.com',
    '//example.com',
    '/\\example.com',
    '\\\\example.com',
    '/\t/example.com',
    '/products\u0000',
    '/.//example.com',
    '/products//desks',
    '/admin',
    '/admin/orders',
    '/adm/ogulf',
    '/ADMIN',
    '/api/products',
    '/x/../admin',
    'mailto:a@example.com',
  ])('%j is refused', (link) => {
    expect(isContentLink(link)).toBe(false);
  });

  it('never leads to another kind of address than https, however a browser reads it', () => {
    const pieces = [
      '/',
      '\\',
      ':',
      'javascript:',
      'data:',
      '\t',
      '\n',
      '.',
      '..',
      '@',
      'https:',
      'x',
      '?',
      '#',
    ];
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 4 }))), (parts) => {
        const link = parts.join('');
        if (!isContentLink(link)) return;
        const url = new URL(link, 'https://shop.test');
        expect(url.protocol).toBe('https:');
        if (isShopPath(link)) expect(url.origin).toBe('https://shop.test');
      }),
    );
  });
});

describe('a pasted link', () => {
  test.each([
    [' /products ', '/products'],
    ['/ar/products?sort=price', '/products?sort=price'],
    ['/ar', '/'],
    ['/ar?x=1', '/?x=1'],
    ['/arts', '/arts'],
    ['https://shop.example/ar/category/desks#top', '/category/desks#top'],
    ['https://shop.example', '/'],
    ['http://shop.example/about', '/about'],
    ['https://other.example/ar/x', 'https://other.example/ar/x'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
  ])('%s becomes %s', (typed, link) => {
    expect(normalizeLink(typed, 'https://shop.example')).toBe(link);
  });
});
