import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { products } from '#database/schema/catalogue.ts';
import { zones } from '#database/schema/delivery.ts';
import { orderLines, orders } from '#database/schema/orders.ts';
import { hasWords, searchWords, textContains } from '#database/search-text.ts';
import type { Queryable } from '#database/transaction.ts';

/**
 * Condition for orders that contain every word of a search: in number, name, phone, email, company or LPO number, in the
 * name or code of a product, or in the number or a district of the zone. Each part is a subquery of its own, so that each
 * can use its index.
 */
export function matchesOrder(db: Queryable, search: string): SQL | undefined {
  return or(
    hasWords(orders.searchText, search),
    and(...searchWords(search).map((word) => inArray(orders.id, ordersWithWord(db, word)))),
  );
}

function ordersWithWord(db: Queryable, word: string) {
  const ofOrders = db.select({ id: orders.id }).from(orders).where(hasWords(orders.searchText, word));
  const ofProducts = db
    .select({ id: orderLines.orderId })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(
      textContains(sql`concat_ws(E'\n', ${products.sku}, ${products.nameEn}, ${products.nameAr})`, word),
    );
  const ofWords = db
    .select({ id: orderLines.orderId })
    .from(orderLines)
    .where(and(isNull(orderLines.productId), textContains(sql`${orderLines.nameEn}`, word)));
  const ofPlaces = db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(zones, eq(zones.number, orders.zoneNumber))
    .where(or(eq(sql`${zones.number}::text`, word), textContains(sql`${zones.districts}::text`, word)));
  return ofOrders.union(ofProducts).union(ofWords).union(ofPlaces);
}
