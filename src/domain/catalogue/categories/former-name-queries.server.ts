import { sql } from 'drizzle-orm';
import { formerCategoryNames } from '#database/schema/catalogue.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import type { FormerName } from './find-place.ts';

export function listFormerNames(db: Queryable): Promise<FormerName[]> {
  const { kind, reference, placeId, categoryId } = formerCategoryNames;
  return db.select({ kind, reference, placeId, categoryId }).from(formerCategoryNames);
}

/** Stores lost references. One that several had leads to the last of them. */
export async function storeFormerNames(
  transaction: Transaction,
  names: readonly FormerName[],
  now: Date,
): Promise<void> {
  // The last one of each: a statement may not write a row twice.
  const rows = new Map(names.map((name) => [`${name.kind} ${name.reference}`, { ...name, createdAt: now }]));
  if (rows.size === 0) return;
  const { kind, reference } = formerCategoryNames;
  await transaction
    .insert(formerCategoryNames)
    .values([...rows.values()])
    .onConflictDoUpdate({
      target: [kind, reference],
      set: {
        placeId: sql`excluded.place_id`,
        categoryId: sql`excluded.category_id`,
        createdAt: now,
      },
    });
}
