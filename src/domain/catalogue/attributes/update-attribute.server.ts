import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { hasSameFields, rejectChangedId, rejectStaleVersion } from '#database/reject-stale-version.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { lockCatalogue } from '../products/catalogue-lock-queries.server.ts';
import type { Attribute } from './attribute.ts';
import type { AttributeChange } from './attribute-body.ts';
import {
  countAttributeUses,
  findAttributeToChange,
  replaceOptions,
  requireAttribute,
  updateAttributeRow,
} from './attribute-write-queries.server.ts';
import { type AttributeResponse, serializeAttribute } from './serialize-attribute.ts';
import { validateAttribute } from './validate-attribute.server.ts';

/** Changes the names, the unit and the options of an attribute. An option that a product has cannot be removed. */
export async function updateAttribute(
  db: Database,
  id: string,
  { id: givenId, version, ...body }: AttributeChange,
  origin: ChangeOrigin,
): Promise<AttributeResponse> {
  return inTransaction(db, async (transaction) => {
    await lockCatalogue(transaction);
    const stored = await findAttributeToChange(transaction, id);
    if (!stored) throw new ShopError('not_found');
    rejectChangedId(givenId, stored.id);
    const before = serializeAttribute(stored);
    await rejectStaleVersion(transaction, { entity: 'attribute', current: before, version, wanted: body });
    if (hasSameFields(body, before)) return before;
    if (stored.isBuiltIn) throw new ShopError('still_in_use');
    await validateAttribute(transaction, body, stored.kind, { ownId: stored.id });
    await requireUnused(transaction, stored, body);
    await updateAttributeRow(transaction, stored.id, {
      unit: body.unit,
      nameEn: body.name.en,
      nameAr: body.name.ar,
      updatedAt: origin.now,
    });
    await replaceOptions(transaction, stored.id, body.options);
    const after = serializeAttribute(await requireAttribute(transaction, stored.id));
    await recordChanges(transaction, { invalidatesPages: true }, origin, {
      action: 'update-attribute',
      entity: 'attribute',
      entityId: stored.id,
      before,
      after,
    });
    return after;
  });
}

/** Refuses to remove options that products have, and another unit for numbers that are written in the old one. */
async function requireUnused(
  transaction: Transaction,
  { key, unit, options }: Attribute,
  body: Pick<AttributeChange, 'unit' | 'options'>,
): Promise<void> {
  const removed = options.filter((option) => !body.options.some((other) => other.key === option.key));
  if (removed.length === 0 && unit === body.unit) return;
  const uses = (await countAttributeUses(transaction)).filter((use) => use.key === key);
  const isUsed = uses.some(({ option }) =>
    option === null ? unit !== body.unit : removed.some((one) => one.key === option),
  );
  if (isUsed) throw new ShopError('still_in_use');
}
