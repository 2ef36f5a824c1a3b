import type { Article } from '../article.ts';

interface Shelf {
  readonly articles: readonly Article[];
  readonly formerSlugs: ReadonlyMap<string, string>;
}

/** The articles that visitors see at a moment: those whose publication time has come, newest first. */
export function visibleArticles({ articles }: Shelf, now: Date): readonly Article[] {
  return articles.filter(({ publishAt }) => publishAt <= now);
}

/** The article of an address: by its slug, else by one that it had, which redirects. */
export function findVisibleArticle(
  shelf: Shelf,
  slug: string,
  now: Date,
): { readonly article: Article; readonly isCurrent: boolean } | undefined {
  const visible = visibleArticles(shelf, now);
  const current = visible.find((article) => article.slug === slug);
  if (current) return { article: current, isCurrent: true };
  const id = shelf.formerSlugs.get(slug);
  const moved = visible.find((article) => article.id === id);
  return moved && { article: moved, isCurrent: false };
}
