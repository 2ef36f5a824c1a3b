import type { Article } from '../article.ts';

/** All articles that are published or scheduled, newest first, and the slugs that they had. */
export interface ArticleIndex {
  readonly articles: readonly Article[];
  /** The id of the article that had a slug. */
  readonly formerSlugs: ReadonlyMap<string, string>;
}

/** The articles that visitors see at a moment: those whose publication time has come, newest first. */
export function visibleArticles({ articles }: ArticleIndex, now: Date): readonly Article[] {
  return articles.filter(({ publishAt }) => publishAt <= now);
}

/** The article of an address: by its slug, else by one that it had, which redirects. */
export function findVisibleArticle(
  articleIndex: ArticleIndex,
  slug: string,
  now: Date,
): { readonly article: Article; readonly isCurrent: boolean } | undefined {
  const visible = visibleArticles(articleIndex, now);
  const current = visible.find((article) => article.slug === slug);
  if (current) return { article: current, isCurrent: true };
  const id = articleIndex.formerSlugs.get(slug);
  const moved = visible.find((article) => article.id === id);
  return moved && { article: moved, isCurrent: false };
}
