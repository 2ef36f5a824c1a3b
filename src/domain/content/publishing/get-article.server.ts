import type { Database } from '#database/connect.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { findStoredArticle } from './article-write-queries.server.ts';
import { type ArticleResponse, serializeArticle } from './serialize-article.ts';

/** An article with its texts in both languages, for staff. */
export async function getArticle(db: Database, id: string): Promise<ArticleResponse> {
  const stored = await findStoredArticle(db, id);
  if (!stored) throw new ShopError('not_found');
  return serializeArticle(stored);
}
