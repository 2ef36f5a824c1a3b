import type { Article } from './article.ts';

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
