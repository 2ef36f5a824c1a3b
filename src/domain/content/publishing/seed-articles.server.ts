import type { Database } from '#database/connect.ts';
import { invalidatePages } from '#database/content-version.ts';
import { lockSeed } from '#database/seed/seed-lock.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import type { BuiltInArticle } from '../built-in-article.ts';
import { articleBodySchema } from './article-body.ts';
import { articleColumns } from './article-columns.ts';
import { builtInBody } from './built-in-body.ts';
import { attachCover, countBuiltInArticles, insertMissingArticles } from './seed-article-queries.server.ts';

/** How many articles are built in: a start compares it with the database before it loads their texts. */
export const builtInCount = 40;

/** Seeds the built-in articles of a new shop, validated like staff's input. */
export async function seedArticles(transaction: Transaction): Promise<void> {
  await insertMissingArticles(transaction, (await loadBuiltIn()).map(rowOf));
}

/** Attaches covers to the seeded articles; runs after the pictures are seeded. */
export async function seedArticleCovers(transaction: Transaction): Promise<void> {
  for (const { id, featuredImage } of await loadBuiltIn()) {
    const [folder = '', name] = featuredImage.split('/');
    await attachCover(transaction, id, folder, `${name}.webp`);
  }
}

/**
 * Adds the built-in articles that a shop does not have: all of them to a shop from before articles were in the database.
 * What staff edited or deleted is a row already and stays as it is.
 */
export async function addMissingArticles(db: Database): Promise<void> {
  if ((await countBuiltInArticles(db)) >= builtInCount) return;
  await inTransaction(db, async (transaction) => {
    await lockSeed(transaction);
    const added = await insertMissingArticles(transaction, (await loadBuiltIn()).map(rowOf));
    if (added === 0) return;
    await seedArticleCovers(transaction);
    await invalidatePages(transaction);
  });
}

/** Loaded on use: a start that has nothing to seed does not need the texts. */
async function loadBuiltIn(): Promise<readonly BuiltInArticle[]> {
  const { builtInArticles } = await import('../built-in-articles.ts');
  return builtInArticles();
}

function rowOf(article: BuiltInArticle) {
  return { builtInId: article.id, ...articleColumns(articleBodySchema.parse(builtInBody(article))) };
}
