import type { Database } from '#database/connect.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Locale } from '#primitives/locale.ts';
import type { ProductCard } from './product.ts';
import {
  selectProductsByCode,
  selectProductsByLikeness,
  selectProductsByText,
} from './product-search-queries.server.ts';
import { compactCode, forgivingTextQuery, searchWords, textQuery } from './search-words.ts';

interface SearchOptions {
  readonly locale: Locale;
  readonly limit: number;
}

/** Finds products the way people type: from the strictest reading to the most forgiving that finds anything. */
export async function searchProducts(
  db: Database,
  term: string,
  { locale, limit }: SearchOptions,
): Promise<ProductCard[]> {
  const words = searchWords(term);
  if (words.length === 0) return [];
  const byCode = await selectProductsByCode(db, compactCode(term), locale);
  if (byCode.length > 0) return byCode;
  for (const query of [textQuery(words), forgivingTextQuery(words)]) {
    const found = await selectProductsByText(db, query, locale, limit);
    if (found.length > 0) return found;
  }
  return inTransaction(db, (transaction) => selectProductsByLikeness(transaction, words, locale, limit));
}
