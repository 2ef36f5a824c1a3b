import { describe, expect, it } from 'vitest';
import { articlesOfNewShop } from '../../../tests/support/articles.ts';
import { listArticles, relatedArticles } from './article-list.ts';

const articles = articlesOfNewShop();
describe('a list of articles', () => {
  it('shows every article exactly once on its pages', () => {
    const first = listArticles(articles, { page: 1 });
    const rest = Array.from({ length: first.pages - 1 }, (_, place) =>
      listArticles(articles, { page: place + 2 }),
    );
    const shown = [first, ...rest].flatMap((list) => [...list.featured, ...list.articles]);
    expect(shown).toHaveLength(articles.length);
    expect(new Set(shown)).toEqual(new Set(articles));
    expect(rest.flatMap(({ featured }) => featured)).toEqual([]);
  });

  it('shows the newest first, those above the list included', () => {
    const { pages } = listArticles(articles, { page: 1 });
    const days = Array.from({ length: pages }, (_, place) => listArticles(articles, { page: place + 1 }))
      .flatMap(({ featured, articles: listed }) => [...featured, ...listed])
      .map(({ publishDate }) => publishDate);
    expect(days).toEqual(days.toSorted().reverse());
  });

  it('shows all that have a tag, those above the list included', () => {
    const {
      tag,
      featured,
      articles: shown,
      total,
      first,
    } = listArticles(articles, { tag: 'seating', page: 1 });
    expect(tag?.name.en).toBe('Chairs');
    expect(featured).toEqual([]);
    expect(first).toBe(1);
    expect(total).toBe(articles.filter(({ categories }) => categories.includes('seating')).length);
    expect(shown.map(({ slug }) => slug)).toContain('how-to-choose-an-office-chair');
  });

  it('passes over a tag that no article has, and ends at its last page', () => {
    expect(listArticles(articles, { tag: 'rockets', page: 1 })).toEqual(listArticles(articles, { page: 1 }));
    const last = listArticles(articles, { page: 9999 });
    expect(last.page).toBe(last.pages);
    expect(last.articles.length).toBeGreaterThan(0);
  });
});

describe('related articles', () => {
  it('are others, and have a category or their kind in common where there are any', () => {
    for (const article of articles) {
      const related = relatedArticles(article, articles, 3);
      expect(related).toHaveLength(3);
      expect(related).not.toContain(article);
      const [nearest] = related;
      expect(
        nearest?.kind === article.kind ||
          nearest?.categories.some((slug) => article.categories.includes(slug)),
        article.slug,
      ).toBe(true);
    }
  });
});
