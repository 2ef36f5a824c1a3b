import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { allArticles } from '#domain/content/articles.ts';
import { englishRoutes } from '../../../tests/support/route-paths.ts';

const articles = allArticles();
it('no article has the address of a page, of a part of the server or of a file', () => {
  const pages = englishRoutes.map(({ path }) => path.split('/')[1] ?? '');
  const files = readdirSync(resolve(import.meta.dirname, '../../../public'));
  const taken = new Set([...pages, ...files, 'ar', 'admin', 'adm', 'api', 'assets', 'images']);
  expect(taken.has('products') && taken.has('blog') && taken.has('office-furniture-doha')).toBe(true);
  for (const { slug } of articles) {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(taken.has(slug), slug).toBe(false);
  }
});
