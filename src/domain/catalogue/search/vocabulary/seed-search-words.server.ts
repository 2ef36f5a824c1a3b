import { seedSearchWords } from '#database/seed/data/search-words.ts';
import type { Transaction } from '#database/transaction.ts';
import { insertFirstWords } from './search-word-queries.server.ts';

/** The vocabulary of a new shop. */
export async function seedVocabulary(transaction: Transaction): Promise<void> {
  await insertFirstWords(transaction, seedSearchWords);
}
