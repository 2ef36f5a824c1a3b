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
  /** Slug of where its products go; absent when nobody said so. */
  readonly moveProductsTo: string | undefined;
  /** Refuses a place that will not be there any more. */
  readonly stays: (place: ProductPlace) => boolean;
}

const movedAtOnce = 500;

/**
 * Moves the products of what is about to go, deleted ones too, since they keep their place for the day they
 * return. Refused with `still_in_use` when there are any and nobody said where they should go.
 */
export async function emptyOfProducts(
  transaction: Transaction,
  { holder, moveProductsTo, stays }: Emptying,
  origin: ChangeOrigin,
): Promise<void> {
  const place = moveProductsTo === undefined ? undefined : await findPlaceBySlug(transaction, moveProductsTo);
  if (moveProductsTo !== undefined && !(place && stays(place))) {
    throw new ShopError('invalid_input', { fields: [{ path: 'moveProductsTo', code: 'invalid' }] });
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
