import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach } from 'vitest';
import { products } from '#database/schema/catalogue.ts';
import { orderLines, orders } from '#database/schema/orders.ts';
import { outboxEmails } from '#database/schema/outbox.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { firstShopProfile } from '#database/seed/data/shop-profile.ts';
import type { ProductBody, ProductDraft } from '#domain/catalogue/products/product-body.ts';
import { getDeliveryFacts } from '#domain/delivery/get-delivery-facts.server.ts';
import { editOf } from '#domain/orders/editing/edit-of.ts';
import type { OrderEdit } from '#domain/orders/editing/order-edit.ts';
import type { Order } from '#domain/orders/order.ts';
import type { OrderBody } from '#domain/orders/order-body.ts';
import { requireOrder } from '#domain/orders/order-queries.server.ts';
import { testNow } from '../../support/app.ts';
import { productDraft } from '../../support/catalogue-bodies.ts';
import type { TestDatabase } from '../../support/databases.ts';
import { orderOf, phoneOf } from '../../support/orders.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';

export type Product = ProductBody & { id: string; version: number };
export interface Placed {
  readonly id: string;
  readonly number: string;
  readonly key: string;
}
export interface ShownOrder {
  readonly id: string;
  readonly number: string;
  readonly total: number;
  readonly version: number;
  readonly takenBy: string;
  readonly proposal: { readonly createdAt: string; readonly total: number } | null;
  readonly history: readonly {
    readonly kind: string;
    readonly actor: string;
    readonly details: object | null;
  }[];
}

/** Calls that place orders and change them, and what the buyer's page works with. */
export function editCalls(database: TestDatabase) {
  let staff: StaffCalls;
  beforeAll(async () => {
    staff = await staffCalls(database);
  });
  beforeEach(async () => {
    for (const table of [orders, outboxEmails, rateLimits]) await database.db.delete(table);
  });

  let buyers = 0;
  const read = (id: string): Promise<Order> => requireOrder(database.db, id);
  return {
    get staff() {
      return staff;
    },
    create: (fields: Partial<ProductDraft> = {}) =>
      staff.write<Product>('POST', '/api/products', productDraft({ leadTimeDays: 0, ...fields })),
    place: async (product: Product, quantity: number, replaced: Partial<OrderBody> = {}): Promise<Placed> => {
      const { number, trackingKey } = await staff.write<{ number: string; trackingKey: string }>(
        'POST',
        '/api/send-order',
        orderOf(product, quantity, replaced),
      );
      const [row] = await database.db.select().from(orders).where(eq(orders.number, number));
      return { id: row?.id ?? '', number, key: trackingKey };
    },
    read,
    /** Edits the order as it is now; `version` and `consent` may be given. */
    edit: async (
      id: string,
      change: Partial<OrderEdit> & { readonly version?: number; readonly consent?: string },
    ) => {
      const order = await read(id);
      return staff.send<ShownOrder>('PUT', `/api/orders/${id}`, {
        ...editOf(order),
        version: order.version,
        ...change,
      });
    },
    move: (id: string, from: string, to: string) =>
      staff.send<ShownOrder>('POST', `/api/orders/${id}/status`, { from, to, note: '' }),
    stockOf: async (id: string) => {
      const [row] = await database.db.select().from(products).where(eq(products.id, id));
      return row?.stock ?? Number.NaN;
    },
    lines: (orderId: string) =>
      database.db
        .select()
        .from(orderLines)
        .where(eq(orderLines.orderId, orderId))
        .orderBy(asc(orderLines.position)),
    emailKeys: async () => {
      const rows = await database.db.select().from(outboxEmails).orderBy(outboxEmails.id);
      return rows.map(({ onceKey }) => onceKey.replace(/^order\/[^/]+\//, ''));
    },
    /** What the page of an order hands to its operations. */
    context: async () => {
      const shop = {
        ...firstShopProfile,
        publicUrl: 'http://shop.test',
        staffEmail: 'staff@ogulf.example',
        staffLocale: 'en' as const,
      };
      const { holidays, ...facts } = await getDeliveryFacts(database.db, testNow);
      return {
        shop,
        facts: { ...facts, times: { hours: shop.hours, datedHours: shop.datedHours, holidays } },
        now: testNow,
      };
    },
    newKey: randomUUID,
    /** Of a buyer who has not ordered yet: the shop counts the orders of a phone number. */
    nextPhone: () => {
      buyers += 1;
      return phoneOf(buyers);
    },
  };
}
