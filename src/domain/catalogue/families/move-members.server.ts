import type { Change } from '#database/record-changes.ts';
import type { Transaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { findProductsToChange, updateProductRow } from '../products/product-write-queries.server.ts';
import { type ProductResponse, serializeProduct } from '../products/serialize-product.ts';
import type { ProductFamily } from './family.ts';

interface Moves {
  readonly addedProductIds: readonly string[];
  readonly removedProductIds: readonly string[];
}

/** Puts products into a family and takes others out; the caller records the changes. */
export async function moveMembers(
  transaction: Transaction,
  { id, key }: Pick<ProductFamily, 'id' | 'key'>,
  { addedProductIds, removedProductIds }: Moves,
  now: Date,
): Promise<Change[]> {
  const ids = [...addedProductIds, ...removedProductIds];
  if (ids.length === 0) return [];
  const stored = await findProductsToChange(transaction, ids);
  const found = new Set(stored.map((product) => product.id));
  const unknown = addedProductIds.flatMap((productId, index) =>
    found.has(productId)
      ? []
      : [{ path: `addedProductIds.${index}`, code: 'invalid', rule: 'stored_product' } as const],
  );
  if (unknown.length > 0) throw new ShopError('invalid_input', { fields: unknown });
  const changes: Change[] = [];
  for (const product of stored) {
    const isAdded = addedProductIds.includes(product.id);
    // One that has left the family meanwhile, or is in it already, stays as it is.
    if (isAdded ? product.family === key : product.family !== key) continue;
    await updateProductRow(transaction, product.id, { familyId: isAdded ? id : null, updatedAt: now });
    const before = serializeProduct(product);
    const after: ProductResponse = {
      ...before,
      family: isAdded ? key : null,
      version: before.version + 1,
    };
    changes.push({
      action: 'update-product',
      entity: 'product',
      entityId: product.id,
      before,
      after,
    });
  }
  return changes;
}
