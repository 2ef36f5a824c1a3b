import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { outboxEmails } from '#database/schema/outbox.ts';
import { quotes, quoteVersions } from '#database/schema/quotes.ts';
import { firstShopProfile } from '#database/seed/data/shop-profile.ts';
import { declineQuote } from '#domain/quotes/decline-quote.server.ts';
import { findTrackedQuote } from '#domain/quotes/find-tracked-quote.server.ts';
import { testNow } from '../../support/app.ts';
import { quoteFor } from '../../support/quotes.ts';
import { onQuotations } from './quotation-calls.ts';

const shop = {
  ...firstShopProfile,
  publicUrl: 'http://shop.test',
  staffEmail: 'staff@ogulf.example',
  staffLocale: 'en',
} as const;

onQuotations('quotations', (database, { create, send, ask, offer, lineOf, keysOfMails }) => {
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
        discount: { kind: 'amount', value: 40 },
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
