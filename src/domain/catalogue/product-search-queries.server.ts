import { eq, type SQL, sql } from 'drizzle-orm';
import { products } from '#database/schema/catalogue.ts';
import type { Transaction } from '#database/transaction.ts';
import { compactCode, forgivingTextQuery, searchWords, textQuery } from './search-words.ts';

/** One way to understand what was typed: which products it means, and how well each fits. */
export interface SearchReading {
  readonly matches: SQL;
  readonly fit: SQL;
}

/** Every reading of a term, from the strictest to the most forgiving; none for a term without a word. */
export function searchReadings(term: string): readonly SearchReading[] {
  const words = searchWords(term);
  if (words.length === 0) return [];
  return [
    byCode(compactCode(term)),
    byText(textQuery(words)),
    byText(forgivingTextQuery(words)),
    byLikeness(words),
  ];
}

function byCode(code: string): SearchReading {
  return { matches: eq(sql`replace(lower(${products.sku}), '-', '')`, code), fit: sql`1` };
}

/** Weights of D to A: a match in the name counts fifty times one in the description. */
const weights = sql.raw(`'{0.02, 0.1, 0.5, 1}'::real[]`);

function byText(query: string): SearchReading {
  // The names are stored as they are and as stems, the descriptions as stems only.
  const parsed = sql`(to_tsquery('simple', ${query}) || to_tsquery('english', ${query}) || to_tsquery('arabic', ${query}))`;
  return {
    matches: sql`${products.searchVector} @@ ${parsed}`,
    fit: sql`round(ts_rank(${weights}, ${products.searchVector}, ${parsed})::numeric, 3)`,
  };
}

const likeEnoughToLookAt = '0.3';
const likeEnoughOnAverage = 0.45;

/** For misspelt words: names that share enough groups of three letters with what was typed. */
function byLikeness(words: readonly string[]): SearchReading {
  const likeness = sql`(${joined(
    words.map((word) => sql`word_similarity(${word}, ${products.searchNames})`),
    ' + ',
  )})`;
  const anyWord = joined(
    words.map((word) => sql`${word} <% ${products.searchNames}`),
    ' or ',
  );
  return {
    matches: sql`((${anyWord}) and ${likeness} >= ${likeEnoughOnAverage * words.length})`,
    fit: likeness,
  };
}

/** The operator `<%` takes its threshold from here; only within this transaction. */
export async function allowLooseLikeness(transaction: Transaction): Promise<void> {
  await transaction.execute(
    sql`select set_config('pg_trgm.word_similarity_threshold', ${likeEnoughToLookAt}, true)`,
  );
}

function joined(parts: SQL[], operator: string): SQL {
  return sql.join(parts, sql.raw(operator));
}
