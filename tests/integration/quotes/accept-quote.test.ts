import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { deliverySettings } from '#database/schema/delivery.ts';
import { orderLines, orders } from '#database/schema/orders.ts';
import { quoteVersions } from '#database/schema/quotes.ts';
import { findTrackedQuote } from '#domain/quotes/find-tracked-quote.server.ts';
import { buildTestApp } from '../../support/app.ts';
import { sampleShop, storeBankDetails } from '../../support/sample-orders.ts';
import { signInForTest } from '../../support/staff-session.ts';
import { onQuotations } from './quotation-calls.ts';

onQuotations('accepting a quotation', (database, { staff, create, ask, offer, lineOf, accept, stockOf }) => {
  test('makes one order at the quoted prices, however often, and takes the stock then', async () => {
    const product = await create({ price: 100, stock: 10 });
    const asked = await ask([{ productId: product.id, quantity: 4 }], {
      company: { name: 'Pearl Design', crNumber: '123' },
    });
    await offer(asked.id, [lineOf(product, 4, 80)], {
      discount: { kind: 'amount', value: 20 },
    });
    expect(await stockOf(product.id)).toBe(10);
    const answers = await Promise.all(Array.from({ length: 5 }, () => accept(asked, 300, { version: 2 })));
    expect(new Set(answers.map(({ status, data }) => `${status} ${data.number}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await stockOf(product.id)).toBe(6);
    expect(await database.db.select().from(orders)).toMatchObject([
      {
        quoteId: asked.id,
        subtotal: 32_000,
        discount: 2_000,
        total: 30_000,
        lpoNumber: 'LPO-77',
        companyName: 'Pearl Design',
      },
    ]);
    expect(await database.db.select().from(orderLines)).toMatchObject([{ unitPrice: 8_000, quantity: 4 }]);
    expect(await findTrackedQuote(database.db, asked.reference, asked.trackingKey)).toMatchObject({
      status: 'accepted',
      orderNumber: answers[0]?.data.number,
    });
  });

  test('is refused for what has no price, for an older version, after its day, and without the key', async () => {
    const product = await create({ price: 100, stock: 10 });
    const unpriced = await ask([{ text: 'Desks', quantity: 1 }]);
    expect(await accept(unpriced, 0)).toMatchObject({
      status: 409,
      error: { code: 'status_not_possible' },
    });

    const asked = await ask([{ productId: product.id, quantity: 1 }]);
    await offer(asked.id, [lineOf(product, 1, 90)]);
    expect(await accept(asked, 90, { version: 1 })).toMatchObject({
      status: 409,
      error: { code: 'status_not_possible' },
    });
    await database.db
      .update(quoteVersions)
      .set({ validUntil: '2026-11-14' })
      .where(eq(quoteVersions.quoteId, asked.id));
    expect(await accept(asked, 90, { version: 2 })).toMatchObject({ status: 409 });
    expect(await accept({ ...asked, trackingKey: 'guess' }, 90, { version: 2 })).toMatchObject({
      status: 404,
    });
    expect(await database.db.select().from(orders)).toEqual([]);
    expect(await stockOf(product.id)).toBe(10);
  });

  test('says what is missing when pieces ran out, or when the day cannot be kept', async () => {
    const product = await create({ price: 100, stock: 2 });
    const asked = await ask([{ productId: product.id, quantity: 3 }]);
    expect(await accept(asked, 300)).toMatchObject({
      status: 409,
      error: { code: 'order_changed', order: { lines: [{ wanted: 3, available: 2 }] } },
    });
    const other = await ask([{ productId: product.id, quantity: 2 }]);
    expect(await accept(other, 200, { day: '2026-11-20' })).toMatchObject({
      error: { code: 'order_changed', order: { isDayKept: false, lines: [] } },
    });
  });

  test('with a purchase order keeps the file for staff, and refuses what is none', async () => {
    const product = await create({ price: 100, stock: 5 });
    const asked = await ask([{ productId: product.id, quantity: 1 }]);
    const sendFile = (content: string) =>
      staff().upload(
        `/api/accept-quote/lpo-file?reference=${asked.reference}&key=${asked.trackingKey}&name=LPO.pdf`,
        content,
        'application/pdf',
      );
    const pdf = '%PDF-1.7\n%%EOF\n';
    expect((await sendFile(pdf)).status, 'before the acceptance').toBe(409);
    expect((await accept(asked, 100)).status).toBe(201);
    expect(await sendFile('#!/bin/sh')).toMatchObject({
      status: 415,
      error: { code: 'invalid_attachment' },
    });
    expect((await sendFile(pdf)).status).toBe(201);
    expect((await sendFile(pdf)).status, 'the same file, when the answer was lost').toBe(201);
    expect((await sendFile(`${pdf}${pdf}`)).status, 'a second file').toBe(409);
    const app = buildTestApp({ database });
    const headers = await signInForTest(database.db);
    // The buyer named no company; the number of the purchase order is there all the same.
    const [order] = await database.db.select().from(orders);
    for (const shown of [`/api/quotes/${asked.id}`, `/api/orders/${order?.id}`]) {
      expect(await (await app.request(shown, { headers })).json(), shown).toMatchObject({
        data: { company: null, lpoNumber: 'LPO-77' },
      });
    }
    const path = `/api/quotes/${asked.id}/lpo`;
    expect((await app.request(path)).status).toBe(401);
    const answer = await app.request(path, { headers });
    expect(answer.headers.get('Content-Disposition')).toBe(
      `attachment; filename="${asked.reference}-LPO.pdf"`,
    );
    expect(await answer.text()).toBe(pdf);
  });

  test('by bank transfer is refused while the shop profile has no bank details', async () => {
    const product = await create({ price: 100, stock: 2 });
    const asked = await ask([{ productId: product.id, quantity: 1 }]);
    await storeBankDetails(database, null);
    expect(await accept(asked, 100)).toMatchObject({
      status: 400,
      error: { code: 'invalid_input', fields: [{ path: 'payment', code: 'invalid' }] },
    });
    expect((await accept(asked, 100, { payment: 'card_on_delivery' })).status).toBe(201);
    await storeBankDetails(database, sampleShop.bank);
  });

  test('of a quotation above the limits of an order waits for an offer of staff', async () => {
    const product = await create({ price: 10, stock: 999 });
    const asked = await ask([{ productId: product.id, quantity: 999 }]);
    expect(await accept(asked, 9990)).toMatchObject({ status: 409, error: { code: 'order_above_limits' } });
    expect(await stockOf(product.id)).toBe(999);
    await offer(asked.id, [lineOf(product, 999, 10)]);
    expect((await accept(asked, 9990, { version: 2 })).status).toBe(201);
    // The offer that staff made leaves the buyer what an order may have.
    const small = await ask([{ productId: (await create({ price: 10, stock: 50 })).id, quantity: 50 }]);
    expect((await accept(small, 500)).status).toBe(201);
  });

  test('has the minimum order of the zone, unless staff offered less for it', async () => {
    const [stored] = await database.db
      .select()
      .from(deliverySettings)
      .orderBy(desc(deliverySettings.version));
    if (!stored) throw new Error('no delivery settings');
    const { groups, fallback, pickup } = stored.document;
    const withMinimum = <Terms extends object>(terms: Terms) => ({ ...terms, minimumOrder: 500_00 });
    await database.db.insert(deliverySettings).values({
      version: stored.version + 1,
      createdBy: 'test',
      document: { groups: groups.map(withMinimum), fallback: withMinimum(fallback), pickup },
    });
    const product = await create({ price: 100, stock: 99 });
    const asked = await ask([{ productId: product.id, quantity: 3 }], { zone: 69 });
    const [version] = await database.db.select().from(quoteVersions);
    const deliveryFee = (version?.deliveryFee ?? 0) / 100;
    const seen = { deliveryFee, total: 300 + deliveryFee };
    expect(await accept(asked, 0, { seen })).toMatchObject({
      status: 409,
      error: { code: 'order_changed', order: { missingToMinimum: 200 } },
    });
    await offer(asked.id, [lineOf(product, 3, 100)]);
    expect((await accept(asked, 300, { version: 2 })).status).toBe(201);
    await database.db.delete(orders);
    await database.db.delete(deliverySettings).where(eq(deliverySettings.version, stored.version + 1));
  });

  test('for pickup leaves out the delivery', async () => {
    const product = await create({ price: 100, stock: 2 });
    const asked = await ask([{ productId: product.id, quantity: 1 }]);
    await offer(asked.id, [lineOf(product, 1, 100)], { deliveryFee: 50 });
    const placed = await accept(asked, 100, { version: 2, fulfilment: { kind: 'pickup' } });
    expect(placed.status).toBe(201);
    expect(await database.db.select().from(orders)).toMatchObject([{ deliveryFee: 0, total: 10_000 }]);
  });
});
