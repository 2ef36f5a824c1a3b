import type { Database } from '#database/connect.ts';
import type { ChangeOrigin } from '#database/record-changes.ts';
import { inTransaction } from '#database/transaction.ts';
import { lockCatalogue } from '../products/catalogue-lock-queries.server.ts';
import { reorderEntries } from '../settings/reorder-entries.server.ts';
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
    const list = {
      field: 'attributes',
      entity: 'attribute',
      action: 'reorder-attributes',
      stored: (await listAttributes(transaction)).map(serializeAttribute),
      nameOf: ({ name }: ReturnType<typeof serializeAttribute>) => name.en,
      move: async (id: string, position: number) => {
        await updateAttributeRow(transaction, id, { position, updatedAt: origin.now });
      },
    };
    return reorderEntries(transaction, attributes, list, origin);
  });
}
