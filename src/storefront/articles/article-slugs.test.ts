import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { builtInArticles } from '#domain/content/built-in-articles.ts';
import { isFreeForArticles } from '#domain/content/publishing/article-slug.ts';
import { englishRoutes } from '../../../tests/support/route-paths.ts';

it('no article has the address of a page, of a part of the server or of a file', () => {
  const pages = englishRoutes.map(({ path }) => path.split('/')[1] ?? '');
  const files = readdirSync(resolve(import.meta.dirname, '../../../public'));
  const taken = new Set([
    ...pages,
    ...files,
    'ar',
    'admin',
    'adm',
    'api',
    'assets',
    'images',
    'social-previews',
  ]);
  expect(taken.has('products') && taken.has('blog') && taken.has('office-furniture-doha')).toBe(true);
  for (const name of taken) expect(isFreeForArticles(name), name).toBe(false);
  for (const { slug } of builtInArticles()) expect(isFreeForArticles(slug), slug).toBe(true);
});
