import { desc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { products } from '#database/schema/catalogue.ts';
import { deliverySettings } from '#database/schema/delivery.ts';
import { orderLines, orders } from '#database/schema/orders.ts';
import { outboxEmails } from '#database/schema/outbox.ts';
import { quotes, quoteVersions } from '#database/schema/quotes.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { firstShopProfile } from '#database/seed/data/shop-profile.ts';
import { seedDatabase } from '#database/seed/seed-database.ts';
import type { ProductBody, ProductDraft } from '#domain/catalogue/products/product-body.ts';
import { declineQuote } from '#domain/quotes/decline-quote.server.ts';
import { findTrackedQuote } from '#domain/quotes/find-tracked-quote.server.ts';
import type { QuoteBody } from '#domain/quotes/quote-body.ts';
import { buildTestApp, testNow } from '../../support/app.ts';
import { productDraft } from '../../support/catalogue-bodies.ts';
import { onDatabase } from '../../support/databases.ts';
import { acceptanceOf, quoteFor } from '../../support/quotes.ts';
import { sampleShop, storeBankDetails } from '../../support/sample-orders.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';
import { signInForTest } from '../../support/staff-session.ts';

type Product = ProductBody & { id: string; version: number; images: string[] };
interface Requested {
  readonly reference: string;
  readonly trackingKey: string;
}
interface ShownQuote {
  readonly id: string;
  readonly status: string;
  readonly orderNumber: string | null;
  readonly versions: readonly {
    readonly number: number;
    readonly total: number;
    readonly lines: readonly { readonly name: string; readonly unitPrice: number | null }[];
  }[];
}

const shop = { ...firstShopProfile, publicUrl: 'http://shop.test', staffEmail: 'staff@ogulf.example' };

onDatabase('server', 'quotations', (database) => {
  let staff: StaffCalls;

  beforeAll(async () => {
    await seedDatabase(database.db);
    await storeBankDetails(database, sampleShop.bank);
    staff = await staffCalls(database);
  });
  beforeEach(async () => {
    await database.db.delete(orders);
    await database.db.delete(quotes);
    await database.db.delete(outboxEmails);
    await database.db.delete(rateLimits);
  });

  const create = (fields: Partial<ProductDraft> = {}) =>
    staff.write<Product>('POST', '/api/products', productDraft({ leadTimeDays: 0, ...fields }));
  const send = (body: object, language = 'en') =>
    staff.send<Requested>('POST', '/api/send-quote', body, { 'Accept-Language': language });
  const ask = async (lines: QuoteBody['lines'], replaced: Partial<QuoteBody> = {}) => {
    const { status, data } = await send(quoteFor(lines, replaced));
    expect(status).toBe(201);
    const [row] = await database.db.select().from(quotes).where(eq(quotes.reference, data.reference));
    return { ...data, id: row?.id ?? '' };
  };
  const offer = (id: string, lines: readonly object[], fields: object = {}) =>
    staff.send<ShownQuote>('POST', `/api/quotes/${id}/versions`, {
      basedOn: 1,
      lines,
      discount: 0,
      deliveryFee: 0,
      validUntil: '2026-12-31',
      message: '',
      ...fields,
    });
  const lineOf = (product: Product, quantity: number, unitPrice: number | null) => ({
    productId: product.id,
    name: product.name,
    translations: { ar: { name: 'مكتب' } },
    quantity,
    unitPrice,
  });
  const accept = ({ reference, trackingKey }: Requested, total: number, fields: object = {}) =>
    staff.send<{ number: string }>(
      'POST',
      '/api/accept-quote',
      acceptanceOf(
        { reference, key: trackingKey },
        {
          fulfilment: { kind: 'delivery', zone: 69, street: '1', building: '2', unit: '', landmark: '' },
          payment: 'bank_transfer',
          lpoNumber: 'LPO-77',
          seen: { deliveryFee: 0, total },
          ...fields,
        },
      ),
    );
  const stockOf = async (id: string) => {
    const [row] = await database.db.select().from(products).where(eq(products.id, id));
    return row?.stock;
  };
  const keysOfMails = async () =>
    (await database.db.select().from(outboxEmails).orderBy(outboxEmails.id)).map(({ onceKey }) => onceKey);

  describe('asking', () => {
    // Specification 7.09
    test('gives list prices at once for 90 days, words without a price, and two emails', async () => {
      const product = await create({ price: 250 });
      const { id, reference, trackingKey } = await ask([
        { productId: product.id, quantity: 4 },
        { text: 'A round table for eight, dark oak', quantity: 1 },
      ]);
      expect(reference).toMatch(/^QT-\w{4}-\w{4}$/);
      const quote = await findTrackedQuote(database.db, reference, trackingKey);
      expect(quote).toMatchObject({ status: 'requested', zone: 69, orderNumber: null });
      expect(quote?.versions).toMatchObject([
        {
          number: 1,
          validUntil: '2027-02-13',
          subtotal: 100_000,
          total: 100_000,
          lines: [
            { sku: product.sku, unitPrice: 25_000, lineTotal: 100_000 },
            {
              productId: null,
              name: { en: 'A round table for eight, dark oak' },
              unitPrice: null,
              lineTotal: null,
            },
          ],
        },
      ]);
      expect(await keysOfMails()).toEqual([`quote/${id}/requested/buyer`, `quote/${id}/requested/staff`]);
    });

    test('twice with one key is one quotation; with another body it is refused', async () => {
      const product = await create();
      const body = quoteFor([{ productId: product.id, quantity: 1 }]);
      const answers = await Promise.all(Array.from({ length: 10 }, () => send(body)));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(await database.db.select().from(quotes)).toHaveLength(1);
      expect(await keysOfMails()).toHaveLength(2);
      expect(await send({ ...body, notes: 'More' })).toMatchObject({
        status: 422,
        error: { code: 'key_reused' },
      });
    });

    test('adds up two lines of one product', async () => {
      const product = await create({ price: 10 });
      const { id } = await ask([
        { productId: product.id, quantity: 2 },
        { productId: product.id, quantity: 3 },
      ]);
      const [version] = await database.db.select().from(quoteVersions).where(eq(quoteVersions.quoteId, id));
      expect(version?.subtotal).toBe(5_000);
    });

    test.each([
      [
        'an unknown product',
        [{ productId: '00000000-0000-4000-8000-000000000000', quantity: 1 }],
        {},
        'lines.0.productId',
      ],
      ['an unknown zone', [{ text: 'Chairs', quantity: 1 }], { zone: 4242 }, 'zone'],
      ['nothing', [], {}, 'lines'],
      ['a day that is none', [{ text: 'Chairs', quantity: 1 }], { wantedOn: '2026-02-31' }, 'wantedOn'],
    ])('for %s says which field', async (_, lines, fields, path) => {
      const { status, error } = await send({ ...quoteFor(lines), ...fields }, 'ar');
      expect(status).toBe(400);
      expect(error.fields.map((field) => field.path)).toContain(path);
      expect(error.message).toMatch(/\p{Script=Arabic}/u);
    });

    test('is refused to programs, in words', async () => {
      const body = quoteFor([{ text: 'Chairs', quantity: 1 }], { website: 'x' });
      expect(await send(body)).toMatchObject({ status: 422, error: { code: 'looks_automated' } });
    });
  });

  describe('a version of staff', () => {
    test('is stored beside the first, numbered, emailed, and is the current one', async () => {
      const product = await create({ price: 100 });
      const asked = await ask([{ text: 'Six desks', quantity: 6 }]);
      await database.db.delete(outboxEmails);
      const { status, data } = await offer(asked.id, [lineOf(product, 6, 90)], {
        discount: 40,
        deliveryFee: 25,
      });
      expect(status).toBe(201);
      expect(data).toMatchObject({
        status: 'quoted',
        versions: [
          { number: 1, lines: [{ unitPrice: null }] },
          { number: 2, total: 525, lines: [{ name: 'Writing desk', unitPrice: 90 }] },
        ],
      });
      expect(await keysOfMails()).toEqual([`quote/${asked.id}/version-2/buyer`]);
    });

    test('is refused when it was based on an older one', async () => {
      const product = await create();
      const { id } = await ask([{ text: 'Desks', quantity: 1 }]);
      const both = await Promise.all([
        offer(id, [lineOf(product, 1, 90)]),
        offer(id, [lineOf(product, 1, 80)]),
      ]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
      // With what the other one sent, so that nothing of either is lost.
      const sent = both.find(({ status }) => status === 201)?.data;
      const refused = both.find(({ status }) => status === 409)?.error;
      expect(refused).toMatchObject({
        code: 'stale_version',
        conflict: { version: 2, current: { versions: sent?.versions } },
      });
    });

    test('has a product once, and a day that is still ahead', async () => {
      const product = await create();
      const { id } = await ask([{ text: 'Desks', quantity: 1 }]);
      expect(await offer(id, [lineOf(product, 1, 90), lineOf(product, 2, 80)])).toMatchObject({
        status: 400,
        error: { fields: [{ path: 'lines.1.productId', code: 'taken' }] },
      });
      expect(await offer(id, [lineOf(product, 1, 90)], { validUntil: '2026-11-14' })).toMatchObject({
        status: 400,
        error: { fields: [{ path: 'validUntil' }] },
      });
    });
  });

  describe('accepting', () => {
    test('makes one order at the quoted prices, however often, and takes the stock then', async () => {
      const product = await create({ price: 100, stock: 10 });
      const asked = await ask([{ productId: product.id, quantity: 4 }], {
        company: { name: 'Pearl Design', crNumber: '123' },
      });
      await offer(asked.id, [lineOf(product, 4, 80)], { discount: 20 });
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
      expect(await accept(asked, 100, { version: 1 })).toMatchObject({ status: 409 });
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
        staff.upload(
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

  test('declining tells staff once, and another version can follow', async () => {
    const product = await create();
    const asked = await ask([{ productId: product.id, quantity: 1 }]);
    await database.db.delete(outboxEmails);
    const decline = () =>
      declineQuote(
        database.db,
        { reference: asked.reference, key: asked.trackingKey },
        { shop, now: testNow },
      );
    await decline();
    await expect(decline()).rejects.toMatchObject({ code: 'status_not_possible' });
    expect(await keysOfMails()).toEqual([`quote/${asked.id}/declined-1/staff`]);
    expect(await offer(asked.id, [lineOf(product, 1, 50)])).toMatchObject({
      status: 201,
      data: { status: 'quoted' },
    });
  });
});
