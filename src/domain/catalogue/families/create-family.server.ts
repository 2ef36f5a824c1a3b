import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { lockCatalogue } from '../products/catalogue-lock-queries.server.ts';
import type { FamilyRequest } from './family-body.ts';
import { findMemberIds, insertFamily } from './family-write-queries.server.ts';
import { moveMembers } from './move-members.server.ts';
import { type FamilyResponse, serializeFamily } from './serialize-family.ts';
import { validateFamily } from './validate-family.server.ts';

/** Adds a family with its first members. */
export async function createFamily(
  db: Database,
  request: FamilyRequest,
  origin: ChangeOrigin,
): Promise<FamilyResponse> {
  return inTransaction(db, (transaction) => addFamily(transaction, request, origin));
}

/** The same within a transaction. */
export async function addFamily(
  transaction: Transaction,
  { addedProductIds, ...request }: FamilyRequest,
  origin: ChangeOrigin,
): Promise<FamilyResponse> {
  await lockCatalogue(transaction);
  await validateFamily(transaction, request);
  const { key, name, optionKeys } = request;
  const family = await insertFamily(transaction, {
    key,
    nameEn: name.en,
    nameAr: name.ar,
    optionKeys,
    createdAt: origin.now,
    updatedAt: origin.now,
  });
  const moves = { addedProductIds, removedProductIds: [] };
  const moved = await moveMembers(transaction, family, moves, origin.now);
  const after = serializeFamily(family, await findMemberIds(transaction, family.id));
  await recordChanges(
    transaction,
    { invalidatesPages: true },
    origin,
    { action: 'create-product-family', entity: 'product-family', entityId: family.id, after },
    ...moved,
  );
  return after;
}
