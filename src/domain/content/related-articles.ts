import type { Article } from './article.ts';

/** What to read after an article, the nearest first: most categories in common, then of its kind, then the newest. */
export function relatedArticles(article: Article, all: readonly Article[], count: number): Article[] {
  const nearness = (other: Article) =>
    2 * other.categories.filter((category) => article.categories.includes(category)).length +
    (other.kind === article.kind ? 1 : 0);
  return (
    all
      .filter(({ slug }) => slug !== article.slug)
      .map((other) => ({ other, nearness: nearness(other) }))
      // Sorting keeps the order of equals, which is by date.
      .sort((one, another) => another.nearness - one.nearness)
      .slice(0, count)
      .map(({ other }) => other)
  );
}
