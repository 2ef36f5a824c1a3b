import type { Database } from '#database/connect.ts';
import { readProductsToSell } from '#domain/catalogue/stock/stock-queries.server.ts';
import type { Dirhams } from '#primitives/money.ts';
import { requireOrder } from '../order-queries.server.ts';
import { daysOfEdit } from './days-of-edit.ts';
import type { EditContext } from './edit-order.server.ts';
import type { EditPreview } from './order-edit.ts';
import { editedOrder, nothingOrdered, type PricedEdit, priceEdit, type SoldProduct } from './price-edit.ts';

export interface PreviewedEdit extends PricedEdit {
  readonly totalBefore: Dirhams;
  readonly days: readonly string[];
  readonly products: ReadonlyMap<string, SoldProduct>;
}

/** Amounts, stock and days of an unfinished edit, by the functions that the edit itself uses. Writes nothing. */
export async function previewEdit(
  db: Database,
  { orderId, ...edit }: EditPreview,
  { facts, now }: EditContext,
): Promise<PreviewedEdit> {
  const before = orderId === null ? nothingOrdered(now) : editedOrder(await requireOrder(db, orderId));
  const ids = [...before.lines, ...edit.lines].flatMap(({ productId }) => productId ?? []);
  const products = await readProductsToSell(db, [...new Set(ids)]);
  const priced = priceEdit(before, edit, { products, facts });
  const days = daysOfEdit(before, priced.lines, edit.destination, products, facts, now);
  return { ...priced, totalBefore: before.total, days, products };
}
