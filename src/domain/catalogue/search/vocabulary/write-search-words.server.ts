import type { Database } from '#database/connect.ts';
import { type Change, type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { hasSameFields, rejectChangedId, rejectStaleVersion } from '#database/reject-stale-version.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { type FieldError, ShopError } from '#primitives/shop-error.ts';
import { listCategories } from '../../categories/category-queries.server.ts';
import { findSeededPlace } from '../../categories/find-place.ts';
import { listFormerNames } from '../../categories/former-name-queries.server.ts';
import { lockCatalogue } from '../../products/catalogue-lock-queries.server.ts';
import { deleteWords, findWordsToChange, insertWords, updateWords } from './search-word-queries.server.ts';
import type { SearchWords } from './search-words.ts';
import type { SearchWordsChange, SearchWordsRequest } from './search-words-body.ts';

const entity = 'search-words';

/** Adds a line to the vocabulary. */
export async function createSearchWords(
  db: Database,
  request: SearchWordsRequest,
  origin: ChangeOrigin,
): Promise<SearchWords> {
  return inTransaction(db, async (transaction) => {
    await lockCatalogue(transaction);
    await requireKnownPlaces(transaction, request.places, []);
    const after = await insertWords(transaction, request);
    await record(transaction, origin, { action: 'create-search-words', entityId: after.id, after });
    return after;
  });
}

export async function updateSearchWords(
  db: Database,
  id: string,
  { id: givenId, version, ...request }: SearchWordsChange,
  origin: ChangeOrigin,
): Promise<SearchWords> {
  return inTransaction(db, async (transaction) => {
    await lockCatalogue(transaction);
    const before = await requireWords(transaction, id);
    rejectChangedId(givenId, before.id);
    await rejectStaleVersion(transaction, { entity, current: before, version, wanted: request });
    if (hasSameFields(request, before)) return before;
    await requireKnownPlaces(transaction, request.places, before.places);
    const after = await updateWords(transaction, before.id, request, origin.now);
    await record(transaction, origin, { action: 'update-search-words', entityId: after.id, before, after });
    return after;
  });
}

export async function deleteSearchWords(
  db: Database,
  id: string,
  version: number | undefined,
  origin: ChangeOrigin,
): Promise<{ id: string }> {
  return inTransaction(db, async (transaction) => {
    await lockCatalogue(transaction);
    const before = await requireWords(transaction, id);
    await rejectStaleVersion(transaction, { entity, current: before, version });
    await deleteWords(transaction, before.id);
    await record(transaction, origin, { action: 'delete-search-words', entityId: before.id, before });
    return { id: before.id };
  });
}

async function requireWords(transaction: Transaction, id: string): Promise<SearchWords> {
  const words = await findWordsToChange(transaction, id);
  if (!words) throw new ShopError('not_found');
  return words;
}

/** Refuses categories that do not exist. One that was deleted since the words were stored may stay: it names nothing. */
async function requireKnownPlaces(
  transaction: Transaction,
  places: readonly string[],
  before: readonly string[],
): Promise<void> {
  const directory = {
    categories: await listCategories(transaction),
    formerNames: await listFormerNames(transaction),
  };
  const fields = places.flatMap((slug, index): FieldError[] =>
    before.includes(slug) || findSeededPlace(directory, 'category', slug)
      ? []
      : [{ path: `places.${index}`, code: 'invalid', rule: 'stored_category' }],
  );
  if (fields.length > 0) throw new ShopError('invalid_input', { fields });
}

async function record(
  transaction: Transaction,
  origin: ChangeOrigin,
  change: Omit<Change, 'entity'>,
): Promise<void> {
  await recordChanges(transaction, { invalidatesPages: true }, origin, { entity, ...change });
}
