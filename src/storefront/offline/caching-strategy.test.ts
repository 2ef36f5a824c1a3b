import { describe, expect, it } from 'vitest';
import { articles } from '#domain/content/articles.ts';
import { localizedPath } from '#i18n/locale-path.ts';
import { locales } from '#primitives/locale.ts';
import { publicPaths } from '../site-files/site-paths.ts';
import { isSharedCart, pageOfData, wayOf } from './caching-strategy.ts';

const origin = 'https://shop.test';
const way = (path: string, { method = 'GET', mode = 'navigate' as RequestMode, from = origin } = {}) =>
  wayOf({ method, mode, url: new URL(path, from).href }, origin);
const wayOfPart = (path: string) => way(path, { mode: 'cors' });

describe('without a connection', () => {
  const open = [
    ...publicPaths,
    '/cart',
    '/product/sadu-height-adjustable-desk-160',
    '/category/desks',
    '/subcategory/task-chairs',
    ...articles.map(({ slug }) => `/${slug}`),
  ];
  it.each(locales)('every public page, its data and the cart are kept (%s)', (locale) => {
    for (const path of open.map((plain) => localizedPath(locale, plain))) {
      expect([path, way(path), way(`${path}?page=2`)]).toEqual([path, 'page', 'page']);
      const data = `${path.replace(/\/$/, '/_')}.data`;
      expect([data, wayOfPart(`${data}?_routes=x`)]).toEqual([data, 'data']);
    }
  });

  it('pictures and files of the build are kept', () => {
    expect(wayOfPart('/images/products/0f3a-600.webp')).toBe('picture');
    expect(wayOfPart('/assets/root-abc123.js')).toBe('file');
  });

  it.each(locales)('the checkout is explained and never kept (%s)', (locale) => {
    const path = localizedPath(locale, '/checkout');
    expect(way(path)).toBe('unkept');
    expect(wayOfPart(`${path}.data`)).toBeNull();
  });

  it.each([
    '/order-confirmation?order=OG-7K4M-2QXD&key=secret',
    '/quotation?ref=Q&key=secret',
    '/recently-viewed?ids=1',
    '/admin',
    '/admin/orders',
    '/admin/orders/1-2',
    '/adm/ogulf',
    '/api/products',
    '/api/orders/1/invoice',
    '/service-worker.js',
    '/sitemap.xml',
    '/blog/rss.xml',
    '/robots.txt',
  ])('%s is left to the browser, with its data', (path) => {
    for (const each of locales.map((locale) => localizedPath(locale, path))) {
      expect([each, way(each), wayOfPart(each.replace(/(?=\?|$)/, '.data'))]).toEqual([each, null, null]);
    }
  });

  it('what is sent, calls, and other hosts are left to the browser', () => {
    expect(way('/contact', { method: 'POST' })).toBeNull();
    expect(way('/', { from: 'https://elsewhere.test' })).toBeNull();
    for (const path of [
      '/api/products',
      '/api/cart/price',
      '/admin/assets/main-1.js',
      '/social-previews/a.png',
    ]) {
      expect([path, wayOfPart(path)]).toEqual([path, null]);
    }
  });
});

it('the page of data is the one that it belongs to', () => {
  expect(['/_.data', '/ar.data', '/ar/about.data', '/about'].map(pageOfData)).toEqual([
    '/',
    '/ar',
    '/ar/about',
    null,
  ]);
});

it('a cart that came with the address is told from the plain one', () => {
  const isShared = (path: string) => isSharedCart(new URL(path, origin));
  expect(['/cart', '/ar/cart', '/products?page=2'].map(isShared)).toEqual([false, false, false]);
  expect(['/cart?items=A.1', '/ar/cart?items=A.1'].map(isShared)).toEqual([true, true]);
});
