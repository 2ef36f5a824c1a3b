import { describe, expect, it } from 'vitest';
import { articleState } from '#primitives/status/article-status.ts';
import { articlesOfNewShop } from '../../../../tests/support/articles.ts';
import { builtInArticles } from '../built-in-articles.ts';
import type { ArticleBody, ArticleTexts } from './article-body.ts';
import { articleBodySchema } from './article-body.ts';
import { slugFromTitle } from './article-slug.ts';
import { builtInBody } from './built-in-body.ts';
import { publicationErrors } from './publication-errors.ts';
import { findVisibleArticle, visibleArticles } from './published-articles.ts';
import { momentInQatar, timeInQatar } from './qatar-time.ts';

const written: ArticleTexts = {
  title: 'Title',
  excerpt: 'Excerpt.',
  body: [{ kind: 'paragraph', text: [{ text: 'Text' }] }],
  closing: '',
  seoTitle: '',
  seoDescription: '',
  keywords: [],
};
const unwritten: ArticleTexts = { ...written, title: '', excerpt: '', body: [] };
const [builtIn] = builtInArticles();
if (!builtIn) throw new Error('there are no built-in articles');
const base = builtInBody(builtIn);
const article = (en: ArticleTexts, ar: ArticleTexts, status: ArticleBody['status'] = 'published') => ({
  ...base,
  ...en,
  status,
  translations: { ar },
});
const errorsOf = (body: ArticleBody, requiresArabic = false) =>
  publicationErrors(body, { requiresArabic }).map(({ path, code }) => `${path} ${code}`);

describe('an article', () => {
  it('is published with one complete language, and with Arabic where the shop requires it', () => {
    expect(errorsOf(article(written, unwritten))).toEqual([]);
    expect(errorsOf(article(unwritten, written))).toEqual([]);
    expect(errorsOf(article(unwritten, unwritten))).toEqual([
      'title required',
      'excerpt required',
      'body required',
    ]);
    expect(errorsOf(article(unwritten, { ...written, excerpt: '' }))).toEqual([
      'translations.ar.excerpt required',
    ]);
    expect(errorsOf(article(written, { ...written, body: [] }), true)).toEqual([
      'translations.ar.body lacks_arabic',
    ]);
    expect(errorsOf(article(unwritten, unwritten, 'draft'), true)).toEqual([]);
  });

  it('is scheduled while its publication time is to come', () => {
    const publishAt = new Date('2026-11-20T06:00:00Z');
    const stateAt = (now: string) => articleState({ status: 'published', publishAt }, new Date(now));
    expect(stateAt('2026-11-20T05:59:59Z')).toBe('scheduled');
    expect(stateAt('2026-11-20T06:00:00Z')).toBe('published');
    expect(articleState({ status: 'draft', publishAt }, new Date(0))).toBe('draft');
  });

  it('has a publication time that clocks in Qatar show', () => {
    const moment = momentInQatar('2026-11-20T09:00');
    expect(moment?.toISOString()).toBe('2026-11-20T06:00:00.000Z');
    expect(moment && timeInQatar(moment)).toBe('2026-11-20T09:00');
    expect(momentInQatar('')).toBeUndefined();
  });

  it('gets an address of two words or more from its title, and none that is a page of the shop', () => {
    expect(slugFromTitle('How to choose: the Boss’s chair!')).toBe('how-to-choose-the-bosss-chair');
    expect(slugFromTitle('Desks')).toBe('');
    expect(slugFromTitle('Our story')).toBe('');
    expect(slugFromTitle('مقال')).toBe('');
    expect(slugFromTitle('word '.repeat(60)).length).toBeLessThanOrEqual(90);
  });

  it('that is built in is what staff could have written', () => {
    for (const one of builtInArticles())
      expect(articleBodySchema.safeParse(builtInBody(one)).error).toBeUndefined();
  });
});

describe('what visitors see', () => {
  const [newest, second, ...older] = articlesOfNewShop();
  if (!newest || !second) throw new Error('there are no articles');
  const due = new Date('2026-11-20T06:00:00Z');
  const articleIndex = {
    articles: [{ ...newest, publishAt: due }, second, ...older],
    formerSlugs: new Map([['an-old-address', second.id]]),
  };

  it('begins with the publication time', () => {
    const before = visibleArticles(articleIndex, new Date(due.getTime() - 1));
    expect(before).toHaveLength(older.length + 1);
    expect(findVisibleArticle(articleIndex, newest.slug, new Date(due.getTime() - 1))).toBeUndefined();
    expect(visibleArticles(articleIndex, due)).toHaveLength(older.length + 2);
    expect(findVisibleArticle(articleIndex, newest.slug, due)).toMatchObject({ isCurrent: true });
  });

  it('is found by a former address', () => {
    expect(findVisibleArticle(articleIndex, 'an-old-address', due)).toEqual({
      article: second,
      isCurrent: false,
    });
    expect(findVisibleArticle(articleIndex, 'no-such-article', due)).toBeUndefined();
  });
});
