import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { rejectStaleVersion } from '#database/reject-stale-version.ts';
import { inTransaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { lockCatalogue } from '../products/catalogue-lock-queries.server.ts';
import type { AttributeOrder } from './attribute-body.ts';
import { listAttributes } from './attribute-queries.server.ts';
import { updateAttributeRow } from './attribute-write-queries.server.ts';
import { serializeAttribute } from './serialize-attribute.ts';

/** Puts the attributes into another order, in which staff see them where a category gives none. */
export async function reorderAttributes(
  db: Database,
  { attributes }: AttributeOrder,
  origin: ChangeOrigin,
): Promise<{ id: string }[]> {
  return inTransaction(db, async (transaction) => {
    await lockCatalogue(transaction);
    const stored = await listAttributes(transaction);
    const storedById = new Map(stored.map((attribute) => [attribute.id, attribute]));
    // One that was added or deleted meanwhile has no place in the order that was sent.
    if (attributes.length !== stored.length || attributes.some(({ id }) => !storedById.has(id))) {
      throw new ShopError('invalid_input', {
        fields: [{ path: 'attributes', code: 'invalid', rule: 'from_list' }],
      });
    }
    for (const { id, version } of attributes) {
      const attribute = storedById.get(id);
      if (!attribute) continue;
      const current = serializeAttribute(attribute);
      await rejectStaleVersion(transaction, { entity: 'attribute', current, version });
    }
    for (const [position, { id }] of attributes.entries()) {
      if (stored[position]?.id === id) continue;
      await updateAttributeRow(transaction, id, { position, updatedAt: origin.now });
    }
    const state = (list: readonly { readonly id: string }[]) => ({
      id: 'attributes',
      ...{ attributes: list.map(({ id }) => storedById.get(id)?.name.en ?? '') },
    });
    await recordChanges(transaction, { invalidatesPages: true }, origin, {
      action: 'reorder-attributes',
      entity: 'attribute-list',
      entityId: 'attributes',
      before: state(stored),
      after: state(attributes),
    });
    return attributes.map(({ id }) => ({ id }));
  });
}
