import type { Queryable } from '#database/transaction.ts';
import { findSiteFit } from '#domain/cart/find-site-fit.server.ts';
import type { SiteFit } from '#domain/catalogue/fit/found-way.ts';
import type { Order } from './order.ts';

/** How the goods of an order get into the buyer's building. Null: the buyer did not say, or collects them. */
export async function findOrderFit(
  db: Queryable,
  { fulfilment, siteAccess, lines }: Pick<Order, 'fulfilment' | 'siteAccess' | 'lines'>,
): Promise<SiteFit | null> {
  return fulfilment.kind === 'pickup' ? null : findSiteFit(db, siteAccess, lines);
}
