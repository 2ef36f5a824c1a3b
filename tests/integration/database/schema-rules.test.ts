import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { auditLog } from '#database/schema/audit-log.ts';
import { categories, products, subcategories } from '#database/schema/catalogue.ts';
import { messages } from '#database/schema/messages.ts';
import { orderEvents, orderLines, orders } from '#database/schema/orders.ts';
import { outboxEmails } from '#database/schema/outbox.ts';
import { quoteLines, quotes, quoteVersions } from '#database/schema/quotes.ts';
import { shopProfile } from '#database/schema/shop-profile.ts';
import { firstShopProfile } from '#database/seed/data/shop-profile.ts';
import { eachDatabase } from '../../support/databases.ts';
import { forgetHistory } from '../../support/forget-history.ts';

let serial = 0;
const unique = () => {
  serial += 1;
  return `value-${serial}`;
};

const buyer = { locale: 'ar', contactName: 'Aisha', contactPhone: '+97455000000' } as const;
const once = () => ({ idempotencyKey: unique(), requestHash: 'hash', trackingKey: 'hash' });
const order = () => ({
  ...buyer,
  ...once(),
  number: unique(),
  fulfilment: 'delivery' as const,
  deliveryDay: '2026-11-17',
  zoneNumber: 38,
  street: '840',
  building: '12',
  paymentMethod: 'cash_on_delivery' as const,
  subtotal: 1000,
  discount: 100,
  deliveryFee: 50,
  total: 950,
});
const quote = () => ({ ...buyer, ...once(), reference: unique(), source: 'cart' as const });

eachDatabase('the database refuses', 'settings', (database) => {
  const refused = (constraint: string, write: Promise<unknown>) =>
    expect(write).rejects.toMatchObject({ cause: { constraint } });

  async function addOrder() {
    const [row] = await database.db.insert(orders).values(order()).returning();
    if (!row) throw new Error('the order was not written');
    return row;
  }

  it('an order whose parts do not sum to its total', () =>
    refused('orders_parts_sum_to_total', database.db.insert(orders).values({ ...order(), total: 951 })));

  it('a delivery without an address, or to a zone that does not exist', async () => {
    await refused(
      'orders_delivery_has_address',
      database.db.insert(orders).values({ ...order(), street: '' }),
    );
    await refused(
      'orders_zone_number_zones_number_fk',
      database.db.insert(orders).values({ ...order(), zoneNumber: 8 }),
    );
  });

  it('a pickup that costs a delivery fee', () =>
    refused(
      'orders_pickup_is_free',
      database.db.insert(orders).values({ ...order(), fulfilment: 'pickup' }),
    ));

  it('a second order under the same key', async () => {
    const { idempotencyKey } = await addOrder();
    await refused(
      'orders_idempotency_key_unique',
      database.db.insert(orders).values({ ...order(), idempotencyKey }),
    );
  });

  it('a line whose total is not price by quantity, or of a thousand pieces', async () => {
    const { id: orderId } = await addOrder();
    const line = { orderId, position: 1, nameEn: 'Chair', unitPrice: 500, quantity: 2, lineTotal: 1000 };
    await database.db.insert(orderLines).values(line);
    await refused(
      'order_lines_total_is_price_by_quantity',
      database.db.insert(orderLines).values({ ...line, position: 2, lineTotal: 999 }),
    );
    await refused(
      'order_lines_quantity_1_to_999',
      database.db.insert(orderLines).values({ ...line, position: 2, quantity: 1000, lineTotal: 500_000 }),
    );
  });

  it('a state that no order has', async () => {
    const { id: orderId } = await addOrder();
    const invented = 'teleported' as 'received';
    await refused('orders_status_known', database.db.insert(orders).values({ ...order(), status: invented }));
    await refused(
      'order_events_to_status_known',
      database.db.insert(orderEvents).values({ orderId, kind: 'placed', toStatus: invented, actor: 'buyer' }),
    );
  });

  it('a second order from one quotation', async () => {
    const [row] = await database.db.insert(quotes).values(quote()).returning();
    const quoteId = row?.id ?? null;
    await database.db.insert(orders).values({ ...order(), quoteId });
    await refused('orders_quote_id_unique', database.db.insert(orders).values({ ...order(), quoteId }));
  });

  it('a quotation line whose total does not follow from its price, but takes one on request', async () => {
    const [row] = await database.db.insert(quotes).values(quote()).returning();
    const [version] = await database.db
      .insert(quoteVersions)
      .values({
        quoteId: row?.id ?? '',
        number: 1,
        validUntil: '2027-02-13',
        subtotal: 0,
        total: 0,
        createdBy: 'shop',
      })
      .returning();
    const line = { quoteVersionId: version?.id ?? '', nameEn: 'A round table', quantity: 3 };
    await database.db.insert(quoteLines).values({ ...line, position: 1 });
    await database.db.insert(quoteLines).values({ ...line, position: 2, unitPrice: 100, lineTotal: 300 });
    await refused(
      'quote_lines_total_is_price_by_quantity_less_discount',
      database.db.insert(quoteLines).values({ ...line, position: 3, unitPrice: 100 }),
    );
  });

  it('a product in a subcategory of another category', async () => {
    const [subcategory] = await database.db.select().from(subcategories);
    const other = (await database.db.select().from(categories)).find(
      ({ id }) => id !== subcategory?.categoryId,
    );
    const product = { slug: unique(), sku: unique(), brand: 'Any', nameEn: 'Chair', price: 1 };
    await refused(
      'products_subcategory_in_category',
      database.db
        .insert(products)
        .values({ ...product, categoryId: other?.id ?? '', subcategoryId: subcategory?.id ?? null }),
    );
  });

  it('the same email twice, and a message without contact details', async () => {
    const email = {
      onceKey: unique(),
      recipient: 'a@example.com',
      locale: 'en' as const,
      subject: 's',
      html: 'h',
      text: 't',
      aboutKind: 'order' as const,
    };
    await database.db.insert(outboxEmails).values(email);
    await refused('outbox_mails_once_key_unique', database.db.insert(outboxEmails).values(email));
    const message = {
      ...once(),
      reference: unique(),
      locale: 'en' as const,
      name: 'A',
      subject: 's',
      text: 't',
    };
    await refused('messages_can_be_answered', database.db.insert(messages).values(message));
  });

  it('a second shop profile', () =>
    refused(
      'shop_profile_one_row',
      database.db.insert(shopProfile).values({ id: 2, document: firstShopProfile }),
    ));

  it('any change of the audit log', async () => {
    const { db } = database;
    const entry = { actor: 'admin', action: 'update-product', entity: 'product', entityId: '1' };
    await db.insert(auditLog).values(entry);
    const denied = { cause: { code: '42501' } };
    await expect(db.update(auditLog).set({ actor: 'nobody' })).rejects.toMatchObject(denied);
    await expect(db.delete(auditLog)).rejects.toMatchObject(denied);
    await expect(db.execute(sql`truncate audit_log`)).rejects.toMatchObject(denied);
    expect(await db.$count(auditLog, eq(auditLog.actor, 'admin'))).toBe(1);
    // Personal data is erased only in a transaction that allows it.
    await forgetHistory(db);
    expect(await db.$count(auditLog)).toBe(0);
    await db.insert(auditLog).values(entry);
    await expect(db.delete(auditLog)).rejects.toMatchObject(denied);
  });
});
