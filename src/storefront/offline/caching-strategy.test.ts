import { describe, expect, it } from 'vitest';
import { localizedPath } from '#i18n/locale-path.ts';
import { locales } from '#primitives/locale.ts';
import { articlesOfNewShop } from '../../../tests/support/articles.ts';
import { publicPaths } from '../site-files/site-paths.ts';
import { isSharedCart, pageOfData, requestKind } from './caching-strategy.ts';

const articles = articlesOfNewShop();
const origin = 'https://shop.test';
const kind = (path: string, { method = 'GET', mode = 'navigate' as RequestMode, from = origin } = {}) =>
  requestKind({ method, mode, url: new URL(path, from).href }, origin);
const kindOfPart = (path: string) => kind(path, { mode: 'cors' });

describe('without a connection', () => {
  const open = [
    ...publicPaths,
    '/cart',
    '/lists',
    '/product/sadu-height-adjustable-desk-160',
    '/category/desks',
    '/subcategory/task-chairs',
    ...articles.map(({ slug }) => `/${slug}`),
  ];
  it.each(locales)('every public page, its data and the cart are cached (%s)', (locale) => {
    for (const path of open.map((plain) => localizedPath(locale, plain))) {
      expect([path, kind(path), kind(`${path}?page=2`)]).toEqual([path, 'page', 'page']);
      const data = `${path.replace(/\/$/, '/_')}.data`;
      expect([data, kindOfPart(`${data}?_routes=x`)]).toEqual([data, 'data']);
    }
  });

  it.each(locales)(
    'the category menu and the products of the planner are cached, but are no pages (%s)',
    (locale) => {
      for (const path of ['/category-menu', '/planner-products'].map((plain) =>
        localizedPath(locale, plain),
      )) {
        expect([kind(path), kindOfPart(path), kindOfPart(`${path}.data`)]).toEqual([null, 'data', null]);
      }
    },
  );

  it('pictures and files of the build are cached', () => {
    expect(kindOfPart('/images/products/0f3a-600.webp')).toBe('picture');
    expect(kindOfPart('/top-views/1/0f3a.json')).toBe('file');
    expect(kindOfPart('/assets/root-abc123.js')).toBe('file');
  });

  it.each(locales)('the checkout is explained and never cached (%s)', (locale) => {
    const path = localizedPath(locale, '/checkout');
    expect(kind(path)).toBe('network-only');
    expect(kindOfPart(`${path}.data`)).toBeNull();
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
      expect([each, kind(each), kindOfPart(each.replace(/(?=\?|$)/, '.data'))]).toEqual([each, null, null]);
    }
  });

  it('form submissions, API calls and other hosts are left to the browser', () => {
    expect(kind('/contact', { method: 'POST' })).toBeNull();
    expect(kind('/', { from: 'https://elsewhere.test' })).toBeNull();
    for (const path of [
      '/api/products',
      '/api/cart/price',
      '/admin/assets/main-1.js',
      '/social-previews/a.png',
    ]) {
      expect([path, kindOfPart(path)]).toEqual([path, null]);
    }
  });
});

it('loader data maps to the path of its page', () => {
  expect(['/_.data', '/ar.data', '/ar/about.data', '/about'].map(pageOfData)).toEqual([
    '/',
    '/ar',
    '/ar/about',
    null,
  ]);
});

it('a shared cart in the address differs from the plain cart page', () => {
  const isShared = (path: string) => isSharedCart(new URL(path, origin));
  expect(['/cart', '/ar/cart', '/products?page=2'].map(isShared)).toEqual([false, false, false]);
  expect(['/cart?items=A.1', '/ar/cart?items=A.1'].map(isShared)).toEqual([true, true]);
});
