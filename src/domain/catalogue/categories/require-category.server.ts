import type { Queryable } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import type { Category } from './category.ts';
import { findCategory } from './category-queries.server.ts';

export async function requireCategory(db: Queryable, reference: string): Promise<Category> {
  const category = await findCategory(db, reference);
  if (!category) throw new ShopError('not_found');
  return category;
}
