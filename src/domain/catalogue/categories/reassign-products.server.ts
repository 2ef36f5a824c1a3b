import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import type { Transaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { serializeProduct } from '../products/serialize-product.ts';
import {
  findPlaceBySlug,
  type ProductHolder,
  type ProductPlace,
  someProductsOf,
  updatePlaceOfProducts,
} from './reassign-products-queries.server.ts';

interface Emptying {
  readonly holder: ProductHolder;
  /** Slug of the category or subcategory that gets the products, if one was given. */
  readonly moveProductsTo: string | undefined;
  /** False for a place that is deleted as well. */
  readonly stays: (place: ProductPlace) => boolean;
}

const movedAtOnce = 500;

/**
 * Moves the products of a category or subcategory that is about to be deleted, including deleted products, which can
 * be restored. Throws `still_in_use` if there are any and no place for them was given.
 */
export async function reassignProducts(
  transaction: Transaction,
  { holder, moveProductsTo, stays }: Emptying,
  origin: ChangeOrigin,
): Promise<void> {
  const place = moveProductsTo === undefined ? undefined : await findPlaceBySlug(transaction, moveProductsTo);
  if (moveProductsTo !== undefined && !(place && stays(place))) {
    throw new ShopError('invalid_input', {
      fields: [{ path: 'moveProductsTo', code: 'invalid', rule: 'other_category' }],
    });
  }
  for (;;) {
    const found = await someProductsOf(transaction, holder, movedAtOnce);
    if (found.length === 0) return;
    if (!place) throw new ShopError('still_in_use');
    await updatePlaceOfProducts(
      transaction,
      found.map(({ id }) => id),
      place,
      origin.now,
    );
    const { category, subcategory } = place;
    await recordChanges(
      transaction,
      { invalidatesPages: false },
      origin,
      ...found.map((product) => ({
        action: 'move-product',
        entity: 'product',
        entityId: product.id,
        before: serializeProduct(product),
        after: serializeProduct({ ...product, category, subcategory, version: product.version + 1 }),
      })),
    );
  }
}
