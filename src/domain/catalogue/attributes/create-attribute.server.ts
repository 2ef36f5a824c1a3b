import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import type { FieldError } from '#primitives/shop-error.ts';
import { lockCatalogue } from '../products/catalogue-lock-queries.server.ts';
import type { AttributeRequest } from './attribute-body.ts';
import {
  insertAttribute,
  isKeyTaken,
  nextAttributePosition,
  replaceOptions,
  requireAttribute,
} from './attribute-write-queries.server.ts';
import { isReservedKey } from './reserved-keys.ts';
import { type AttributeResponse, serializeAttribute } from './serialize-attribute.ts';
import { validateAttribute } from './validate-attribute.server.ts';

/** Adds an attribute as the last one. Products get it once a category has it. */
export async function createAttribute(
  db: Database,
  request: AttributeRequest,
  origin: ChangeOrigin,
): Promise<AttributeResponse> {
  return inTransaction(db, (transaction) => addAttribute(transaction, request, origin));
}

/** The same within a transaction. */
export async function addAttribute(
  transaction: Transaction,
  request: AttributeRequest,
  origin: ChangeOrigin,
): Promise<AttributeResponse> {
  await lockCatalogue(transaction);
  const { key, kind, unit, name, options } = request;
  const isTaken = isReservedKey(key) || (await isKeyTaken(transaction, key));
  const wrong: FieldError[] = isTaken ? [{ path: 'key', code: 'taken' }] : [];
  await validateAttribute(transaction, request, kind, { wrong });
  const id = await insertAttribute(transaction, {
    key,
    kind,
    unit,
    nameEn: name.en,
    nameAr: name.ar,
    position: await nextAttributePosition(transaction),
    createdAt: origin.now,
    updatedAt: origin.now,
  });
  await replaceOptions(transaction, id, options);
  const after = serializeAttribute(await requireAttribute(transaction, id));
  await recordChanges(transaction, { invalidatesPages: true }, origin, {
    action: 'create-attribute',
    entity: 'attribute',
    entityId: id,
    after,
  });
  return after;
}
