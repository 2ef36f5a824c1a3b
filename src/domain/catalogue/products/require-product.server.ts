import type { Queryable } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import type { StoredProduct } from './product.ts';
import { findProduct } from './product-queries.server.ts';

export async function requireProduct(db: Queryable, reference: string): Promise<StoredProduct> {
  const product = await findProduct(db, reference);
  if (!product) throw new ShopError('not_found');
  return product;
}
