import type { Queryable } from '#database/transaction.ts';
import { selectDrawnProducts } from './drawn-product-queries.server.ts';
import type { Plan } from './plan.ts';
import { placeInRooms, type RoomPlacing } from './room-placing.ts';

/** Finds where the pieces of lines go by a plan; null: there is no plan, or no piece in it. */
export async function findRoomPlacing(
  db: Queryable,
  plan: Plan | null,
  lines: Parameters<typeof placeInRooms>[2],
): Promise<RoomPlacing | null> {
  if (!plan || plan.pieces.length === 0) return null;
  const rows = await selectDrawnProducts(db, [...new Set(plan.pieces.map(({ product }) => product))]);
  const names = new Map(
    rows.map(({ id, sku, nameEn, nameAr }) => [id, { sku, name: { en: nameEn, ar: nameAr || nameEn } }]),
  );
  return placeInRooms(plan, names, lines);
}
