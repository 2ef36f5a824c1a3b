import { eq, sql } from 'drizzle-orm';
import { type DatabaseSettings, openDatabase } from '#database/connect.ts';
import { products } from '#database/schema/catalogue.ts';
import { orderLines, orders } from '#database/schema/orders.ts';
import { outboxEmails } from '#database/schema/outbox.ts';

interface StoredOrders {
  readonly numbers: readonly string[];
  /** Who placed them, one for each order. */
  readonly buyers: readonly string[];
  /** Pieces of all products in all orders. */
  readonly sold: number;
  /** What is left of the one product. */
  readonly stock: number;
  readonly emails: number;
}

/** What is in the database; the embedded one can be read while no server runs. */
export async function readStoredOrders(settings: DatabaseSettings, productId: string): Promise<StoredOrders> {
  const { db, close } = await openDatabase(settings);
  try {
    const placed = await db.select({ number: orders.number, buyer: orders.contactEmail }).from(orders);
    const [sold] = await db.select({ pieces: sql<number>`coalesce(sum(quantity), 0)::int` }).from(orderLines);
    const [product] = await db.select().from(products).where(eq(products.id, productId));
    return {
      numbers: placed.map(({ number }) => number),
      buyers: placed.map(({ buyer }) => buyer),
      sold: sold?.pieces ?? 0,
      stock: product?.stock ?? Number.NaN,
      emails: await db.$count(outboxEmails),
    };
  } finally {
    await close();
  }
}
