import type { Article } from './article.ts';
import type { ArticleTag } from './article-tags.ts';

const articlesOnPage = 12;

export interface ArticleChoice {
  /** The slug of a tag. */
  readonly tag?: string | undefined;
  readonly page: number;
}

interface ArticleList {
  /** The selected tag; undefined without a filter. */
  readonly tag: ArticleTag | undefined;
  /** Shown above the list on its first page, without a filter. */
  readonly featured: readonly Article[];
  readonly articles: readonly Article[];
  /** The position of the page's first article in the whole list, from 1. */
  readonly first: number;
  /** The number of articles on all pages, without the featured ones. */
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

/** Paginates articles. Ignores an unknown tag; a page past the end is the last one. */
export function listArticles(all: readonly Article[], choice: ArticleChoice): ArticleList {
  const tag = all.flatMap(({ tags }) => tags).find(({ slug }) => slug === choice.tag);
  const listed = tag
    ? all.filter(({ tags }) => tags.some(({ slug }) => slug === tag.slug))
    : withoutFeatured(all);
  const pages = Math.max(1, Math.ceil(listed.length / articlesOnPage));
  const page = Math.min(choice.page, pages);
  const before = (page - 1) * articlesOnPage;
  return {
    tag,
    featured: tag || page > 1 ? [] : all.filter(({ featured }) => featured),
    articles: listed.slice(before, before + articlesOnPage),
    first: before + 1,
    total: listed.length,
    page,
    pages,
  };
}

function withoutFeatured(all: readonly Article[]): readonly Article[] {
  return all.filter(({ featured }) => !featured);
}

/** Finds related articles: most common categories first, then the same kind, then the newest. */
export function relatedArticles(article: Article, all: readonly Article[], count: number): Article[] {
  const nearness = (other: Article) =>
    2 * other.categories.filter((category) => article.categories.includes(category)).length +
    (other.kind === article.kind ? 1 : 0);
  return (
    all
      .filter(({ slug }) => slug !== article.slug)
      .map((other) => ({ other, nearness: nearness(other) }))
      // The sort is stable, so ties stay ordered by date.
      .sort((one, another) => another.nearness - one.nearness)
      .slice(0, count)
      .map(({ other }) => other)
  );
}
