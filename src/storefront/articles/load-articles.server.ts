import type { Article } from '#domain/content/article.ts';
import { type ArticleShelf, readArticleShelf } from '#domain/content/publishing/article-queries.server.ts';
import { visibleArticles } from '#domain/content/publishing/published-articles.ts';
import type { PageServices } from '../page-services.ts';

/**
 * The articles that visitors see now, newest first. The shelf is cached until the shop's content changes; what is visible
 * is decided at each call, so that a scheduled article appears at its time.
 */
export async function loadArticles({
  db,
  cachedRead,
  now,
}: Pick<PageServices, 'db' | 'cachedRead' | 'now'>): Promise<{
  readonly articles: readonly Article[];
  readonly shelf: ArticleShelf;
}> {
  const shelf = await cachedRead('articles', () => readArticleShelf(db));
  return { articles: visibleArticles(shelf, now()), shelf };
}
