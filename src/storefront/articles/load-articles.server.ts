import type { Article } from '#domain/content/article.ts';
import { readArticleIndex } from '#domain/content/publishing/article-queries.server.ts';
import { type ArticleIndex, visibleArticles } from '#domain/content/publishing/published-articles.ts';
import type { PageServices } from '../page-services.ts';

/**
 * The articles that visitors see now, newest first. Their index is cached until the shop's content changes; what is visible
 * is decided at each call, so that a scheduled article appears at its time.
 */
export async function loadArticles({
  db,
  cachedRead,
  now,
}: Pick<PageServices, 'db' | 'cachedRead' | 'now'>): Promise<{
  readonly articles: readonly Article[];
  readonly articleIndex: ArticleIndex;
}> {
  const articleIndex = await cachedRead('articles', () => readArticleIndex(db));
  return { articles: visibleArticles(articleIndex, now()), articleIndex };
}
