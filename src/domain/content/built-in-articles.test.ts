import { describe, expect, it } from 'vitest';
import departments from '#database/seed/data/departments.json' with { type: 'json' };
import { locales } from '#primitives/locale.ts';
import { articlesOfNewShop } from '../../../tests/support/articles.ts';
import { articleTags, categoryTag } from './article-tags.ts';
import { authorNames } from './authors.ts';
import { builtInArticles } from './built-in-articles.ts';
import { articleTexts } from './built-in-texts.ts';
import { publishDate } from './make-article.ts';
import { builtInCount } from './publishing/seed-articles.server.ts';
import { longestSearchDescription, longestSearchTitle } from './search-texts.ts';
import { topics } from './topics.ts';

const articles = builtInArticles();
const categoriesOfShop = departments.flatMap(({ categories }) => categories);
const generated = topics.map(({ slug }) => articles.find((article) => article.slug === slug));

/** Every text of an article that is shown, on its page or in search results. */
const everyText = articles.flatMap((article) =>
  [...articleTexts(article), article.seoTitle, article.seoDescription, ...article.keywords].map((text) => ({
    slug: article.slug,
    text,
  })),
);

describe('the articles', () => {
  // Specification 3.05
  it('are 40: 2 handwritten and 38 generated', () => {
    expect(articles).toHaveLength(builtInCount);
    expect(topics).toHaveLength(38);
    expect(new Set(articles.map(({ slug }) => slug)).size).toBe(40);
    expect(new Set(articles.map(({ id }) => id)).size).toBe(40);
  });

  it('are dated downwards from 1 June 2025, each on a working day of its own', () => {
    const days = articles.map((article) => article.publishDate);
    expect(days[0]).toBe('2025-06-01');
    expect(days).toEqual([...new Set(days)].sort().reverse());
    for (const day of days) expect([0, 1, 2, 3, 4]).toContain(new Date(day).getUTCDay());
    expect(generated.map((article) => article?.publishDate)).toEqual(
      topics.map((_, place) => publishDate(place)),
    );
  });

  it('were reviewed after their publication, if at all', () => {
    for (const { slug, publishDate: published, reviewedOn } of articles) {
      if (reviewedOn === undefined) continue;
      expect(new Date(reviewedOn).toISOString().slice(0, 10), slug).toBe(reviewedOn);
      expect(reviewedOn > published, slug).toBe(true);
    }
  });

  it('have titles and descriptions of their own that search engines show whole', () => {
    for (const locale of locales) {
      for (const { slug, seoTitle, seoDescription } of articles) {
        expect(seoTitle[locale].length, slug).toBeLessThanOrEqual(longestSearchTitle);
        expect(seoDescription[locale].length, slug).toBeLessThanOrEqual(longestSearchDescription);
        expect(seoDescription[locale].length, slug).toBeGreaterThan(50);
      }
      for (const field of ['title', 'excerpt', 'seoTitle', 'seoDescription'] as const)
        expect(new Set(articles.map((article) => article[field][locale])).size, field).toBe(articles.length);
    }
  });

  it('speak of categories that the shop has, and are filed under their names', () => {
    for (const { slug, kind, categories, tags } of articlesOfNewShop()) {
      expect(categories.length, slug).toBeGreaterThan(0);
      expect(new Set(categories).size, slug).toBe(categories.length);
      expect(tags, slug).toEqual(articleTags(kind, categories));
    }
    for (const { slug, en, ar } of categoriesOfShop) expect(categoryTag(slug).name).toEqual({ en, ar });
  });

  // Specification 3.04
  it('have an author and a reading time', () => {
    for (const article of articlesOfNewShop()) {
      expect(authorNames).toContain(article.author);
      expect(article.readTime, article.slug).toBeGreaterThanOrEqual(2);
    }
  });

  it('have contents whose anchors are their own and none of the page’s', () => {
    const ofThePage = ['content', 'talk-to-us', 'more-products', 'more-articles', 'article-questions'];
    for (const { slug, content } of articles) {
      const anchors = content.flatMap((block) => (block.kind === 'heading' ? [block.anchor] : []));
      expect(anchors.length, slug).toBeGreaterThanOrEqual(3);
      expect(new Set([...anchors, ...ofThePage]).size, slug).toBe(anchors.length + ofThePage.length);
      for (const anchor of anchors) expect(anchor, slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
  });

  it('have tables with a cell in every place, and rows that differ by their name', () => {
    for (const { slug, content } of articles)
      for (const block of content)
        if (block.kind === 'table') {
          for (const row of block.rows) expect(row.length, slug).toBe(block.columns.length);
          for (const locale of locales) {
            expect(new Set(block.columns.map((column) => column[locale])).size, slug).toBe(
              block.columns.length,
            );
            expect(new Set(block.rows.map(([name]) => name?.[locale])).size, slug).toBe(block.rows.length);
          }
        }
  });

  it('say nothing twice, so that each part has a name of its own', () => {
    for (const article of articles)
      for (const locale of locales) {
        const texts = article.content.flatMap((block) => ('text' in block ? [block.text[locale]] : []));
        expect(new Set(texts).size, article.slug).toBe(texts.length);
      }
  });

  it('show the same picture twice at most', () => {
    const uses = Map.groupBy(articles, ({ featuredImage }) => featuredImage);
    for (const [cover, users] of uses) expect(users.length, cover).toBeLessThanOrEqual(2);
  });

  it('stand four above the list, so that the rest fill whole pages', () => {
    expect(articles.filter(({ featured }) => featured)).toHaveLength(4);
  });
});

describe('every text of an article', () => {
  it('is there in both languages, without stray space', () => {
    for (const { slug, text } of everyText)
      for (const locale of locales) {
        expect(text[locale].trim(), slug).toBe(text[locale]);
        expect(text[locale], slug).not.toBe('');
        expect(text[locale], slug).not.toMatch(/\s{2}/);
      }
  });

  it('is English in English', () => {
    for (const { slug, text } of everyText) expect(text.en, slug).not.toMatch(/\p{Script=Arabic}/u);
  });

  it('is Arabic in Arabic, with its own punctuation and Latin digits', () => {
    for (const { slug, text } of everyText) {
      expect(text.ar, slug).not.toMatch(/[٠-٩۰-۹]/);
      expect(text.ar, slug).not.toMatch(/\p{Script=Arabic}[,;?]/u);
      const arabic = text.ar.match(/\p{Script=Arabic}/gu)?.length ?? 0;
      const latin = text.ar.match(/\p{Script=Latin}/gu)?.length ?? 0;
      // Figures with their units are the same in both, and names of standards stay as they are.
      const words = text.en.match(/\p{L}{2,}/gu)?.length ?? 0;
      if (words >= 3) expect(arabic, `${slug}: ${text.ar}`).toBeGreaterThan(0);
      if (words >= 6) expect(arabic, `${slug}: ${text.ar}`).toBeGreaterThan(latin);
    }
  });
});
