import { expect, it } from 'vitest';
import { articlesOfNewShop } from '../../../tests/support/articles.ts';
import { robotsRules } from './robots.ts';
import { publicPaths } from './site-paths.ts';

const articles = articlesOfNewShop();
const rules = robotsRules('https://shop.example');
const closed = [...rules.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);

// Specification 9.08
it('disallows personal pages in both languages, and names the sitemap', () => {
  expect(closed).toEqual([
    '/checkout',
    '/cart',
    '/order-confirmation',
    '/ar/checkout',
    '/ar/cart',
    '/ar/order-confirmation',
  ]);
  expect(rules).toContain('\nSitemap: https://shop.example/sitemap.xml\n');
  expect(rules).not.toMatch(/adm/i);
});

it('disallows no public page: a rule applies to all paths with its prefix', () => {
  for (const path of [
    ...publicPaths,
    '/category/a',
    '/product/a',
    ...articles.map(({ slug }) => `/${slug}`),
  ]) {
    for (const rule of closed)
      expect(path.startsWith(rule) || `/ar${path}`.startsWith(rule), path).toBe(false);
  }
});
