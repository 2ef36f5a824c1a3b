import { describe, expect, it } from 'vitest';
import { englishRoutes } from '../../../tests/support/route-paths.ts';
import { personalPaths, publicPaths } from './site-paths.ts';
import { maxAddresses, sitemap, sitemapIndex, sitemapParts } from './sitemap.ts';

const shop = 'https://shop.example';
const addressesIn = (file: string) => [...file.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

describe('the sitemap', () => {
  it('has each page in both languages, with hreflang alternates and x-default', () => {
    const file = sitemap(shop, [{ path: '/' }, { path: '/product/blue-chair', changedOn: '2026-11-02' }]);
    expect(addressesIn(file)).toEqual([
      `${shop}/`,
      `${shop}/ar`,
      `${shop}/product/blue-chair`,
      `${shop}/ar/product/blue-chair`,
    ]);
    const [english, arabic] = file.split('\n').filter((line) => line.includes('blue-chair'));
    const languages = [
      `<xhtml:link rel="alternate" hreflang="en" href="${shop}/product/blue-chair"/>`,
      `<xhtml:link rel="alternate" hreflang="ar" href="${shop}/ar/product/blue-chair"/>`,
      `<xhtml:link rel="alternate" hreflang="x-default" href="${shop}/product/blue-chair"/>`,
    ].join('');
    expect(english).toContain(`<lastmod>2026-11-02</lastmod>${languages}`);
    expect(arabic).toContain(`<lastmod>2026-11-02</lastmod>${languages}`);
  });

  it('has no lastmod where none is known, and escapes XML', () => {
    const file = sitemap(shop, [{ path: '/products?page=2&sort=name' }]);
    expect(file).not.toContain('lastmod');
    expect(addressesIn(file)[0]).toBe(`${shop}/products?page=2&amp;sort=name`);
  });

  it('of 120,000 addresses is split into parts within the limits, without loss or duplicates', () => {
    const pages = Array.from({ length: 60_000 }, (_, index) => ({
      path: `/product/${index}`,
      changedOn: index === 59_999 ? '2026-11-02' : '2026-01-01',
    }));
    const parts = sitemapParts(pages);
    const addresses = parts.map((part) => addressesIn(sitemap(shop, part)));
    expect(addresses.map(({ length }) => length)).toEqual([50_000, 50_000, 20_000]);
    expect(new Set(addresses.flat()).size).toBe(120_000);
    // 50 MB is the other limit of the protocol.
    expect(sitemap(shop, parts[0] ?? []).length).toBeLessThan(50_000_000);
    const index = sitemapIndex(shop, parts);
    expect(addressesIn(index)).toEqual([1, 2, 3].map((part) => `${shop}/sitemap/${part}.xml`));
    expect(index.split('\n').at(-3)).toContain('<lastmod>2026-11-02</lastmod>');
  });

  it('is one file up to the limit, even while the shop is empty', () => {
    expect(sitemapParts([])).toEqual([[]]);
    const pages = Array.from({ length: maxAddresses / 2 + 1 }, (_, index) => ({ path: `/${index}` }));
    expect(sitemapParts(pages.slice(1))).toHaveLength(1);
    expect(sitemapParts(pages)).toHaveLength(2);
  });
});

describe('the pages of the shop', () => {
  const fixed = englishRoutes
    .filter(({ path, isPage }) => isPage && !/[:*]/.test(path))
    .map(({ path }) => path);

  it('are public or personal; a new page must be added to one of the lists', () => {
    // Quotations, the buyer's own lists and comparisons have noindex instead: the address of the first is secret and must
    // not be listed.
    expect([...publicPaths, ...personalPaths, '/quotation', '/lists', '/compare'].sort()).toEqual(
      fixed.sort(),
    );
  });
});
