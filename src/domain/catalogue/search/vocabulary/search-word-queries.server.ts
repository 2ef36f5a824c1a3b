import { asc, eq, max, sql } from 'drizzle-orm';
import { searchWords } from '#database/schema/search-words.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import { isUuid } from '#primitives/text/uuid.ts';
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

/** Locks the row until the end of the transaction. */
export async function findWordsToChange(
  transaction: Transaction,
  id: string,
): Promise<SearchWords | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await transaction
    .select(columns)
    .from(searchWords)
    .where(eq(searchWords.id, id))
    .for('update');
  return row;
}

/** Adds a line as the last one. */
export async function insertWords(transaction: Transaction, line: VocabularyLine): Promise<SearchWords> {
  const [last] = await transaction.select({ position: max(searchWords.position) }).from(searchWords);
  const [row] = await transaction
    .insert(searchWords)
    .values({ ...line, position: (last?.position ?? -1) + 1 })
    .returning(columns);
  if (!row) throw new Error('the database did not answer the words that it stored');
  return row;
}

export async function updateWords(
  transaction: Transaction,
  id: string,
  line: VocabularyLine,
  now: Date,
): Promise<SearchWords> {
  const [row] = await transaction
    .update(searchWords)
    .set({ ...line, updatedAt: now, version: sql`${searchWords.version} + 1` })
    .where(eq(searchWords.id, id))
    .returning(columns);
  if (!row) throw new Error(`the words ${id} are locked and not found`);
  return row;
}

export async function deleteWords(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(searchWords).where(eq(searchWords.id, id));
}
