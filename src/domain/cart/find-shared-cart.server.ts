import type { Queryable } from '#database/transaction.ts';
import { readSharedItems, type SharedCart, sharedCartFrom } from './cart-link.ts';
import { selectCartProductsByCode } from './cart-product-queries.server.ts';

/** Finds the cart that a shared link encodes, with the current data of its products. */
export async function findSharedCart(db: Queryable, text: string): Promise<SharedCart> {
  const items = readSharedItems(text);
  const codes = [...new Set(items.map(({ sku }) => sku))];
  return sharedCartFrom(items, await selectCartProductsByCode(db, codes));
}
