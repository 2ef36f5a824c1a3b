import { asc } from 'drizzle-orm';
import { searchWords } from '#database/schema/search-words.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import type { SearchWords } from './search-words.ts';
import type { VocabularyLine } from './vocabulary.ts';

const columns = {
  id: searchWords.id,
  places: searchWords.places,
  words: searchWords.words,
  version: searchWords.version,
};

/** The whole vocabulary. Lines of a new shop keep their order; what staff add follows. */
export function listSearchWords(db: Queryable): Promise<SearchWords[]> {
  return db.select(columns).from(searchWords).orderBy(asc(searchWords.position), asc(searchWords.id));
}

/** Adds the first lines, in their order. */
export async function insertFirstWords(
  transaction: Transaction,
  lines: readonly VocabularyLine[],
): Promise<void> {
  await transaction.insert(searchWords).values(lines.map((line, position) => ({ ...line, position })));
}
