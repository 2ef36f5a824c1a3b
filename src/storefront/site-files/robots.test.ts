import { expect, it } from 'vitest';
import { articles } from '#domain/content/articles.ts';
import { robotsRules } from './robots.ts';
import { publicPaths } from './site-paths.ts';

const rules = robotsRules('https://shop.example');
const closed = [...rules.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);

it('search engines stay away from what is personal, in both languages, and find the sitemap', () => {
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

it('closes no page that is meant for them: a rule counts for everything that begins alike', () => {
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
