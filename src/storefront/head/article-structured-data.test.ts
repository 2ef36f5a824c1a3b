import { describe, expect, it } from 'vitest';
import { authors } from '#domain/content/authors.ts';
import { articlesOfNewShop } from '../../../tests/support/articles.ts';
import { articleView } from '../articles/article-view.ts';
import { articleData, articleListData } from './article-structured-data.ts';
import { questionsData } from './page-structured-data.ts';

const articles = articlesOfNewShop();
const arabic = { publicUrl: 'https://shop.example', locale: 'ar' } as const;
const [newest] = articles;
if (!newest) throw new Error('there are no articles');
const article = articleView(newest, { body: [], closing: '' }, [], 'ar');
const url = `https://shop.example/ar/${newest.slug}`;

describe('what search engines read of articles', () => {
  it('of one: who wrote it, when, and what it shows, in the language of the page', () => {
    const picture = { relativePath: 'scenes/0f.webp', width: 1920, height: 1080, alt: { en: '', ar: '' } };
    expect(articleData(arabic, article, { picture, publisher: 'أوجلف' })).toMatchObject({
      '@type': 'Article',
      headline: newest.title.ar,
      url,
      inLanguage: 'ar',
      datePublished: '2025-06-01',
      timeRequired: `PT${newest.readTime}M`,
      image: ['https://shop.example/images/scenes/0f-1200.webp'],
      author: { name: authors[newest.author].name.ar },
      publisher: { '@id': 'https://shop.example/#shop', name: 'أوجلف' },
    });
    const plain = { picture: null, publisher: '' };
    expect(articleData(arabic, article, plain)).not.toHaveProperty('image');
    expect(articleData(arabic, article, plain).dateModified).toBe('2025-06-01');
    expect(articleData(arabic, { ...article, reviewedOn: '2026-11-17' }, plain).dateModified).toBe(
      '2026-11-17',
    );
  });

  it('of a list: positions go on from page to page', () => {
    expect(articleListData(arabic, [article], 13).itemListElement).toEqual([
      { '@type': 'ListItem', position: 13, name: newest.title.ar, url },
    ]);
  });

  it('of questions: each with its answer', () => {
    expect(questionsData([{ question: 'متى؟', answer: 'غدًا.' }]).mainEntity).toEqual([
      { '@type': 'Question', name: 'متى؟', acceptedAnswer: { '@type': 'Answer', text: 'غدًا.' } },
    ]);
  });
});
