import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditLog } from '#database/schema/audit-log.ts';
import { orderLines, orders } from '#database/schema/orders.ts';
import { outboxEmails } from '#database/schema/outbox.ts';
import { quotes, quoteVersions } from '#database/schema/quotes.ts';
import { findTrackedQuote } from '#domain/quotes/find-tracked-quote.server.ts';
import { quoteFor } from '../../support/quotes.ts';
import { onQuotations } from './quotation-calls.ts';

const percent = (value: number) => ({ kind: 'percent', value });
const riyals = (value: number) => ({ kind: 'amount', value });

onQuotations('offers', (database, calls) => {
  const { staff, create, ask, offer, lineOf, accept, keysOfMails } = calls;
  const withdraw = (id: string, number: number, note = '') =>
    staff().send<{ status: string; canBeSent: boolean }>('POST', `/api/quotes/${id}/withdraw`, {
      offer: number,
      note,
    });
  const rowOf = async (id: string) => {
    const rows = await database.db.select().from(quoteVersions).where(eq(quoteVersions.quoteId, id));
    return rows.toSorted((one, other) => other.number - one.number)[0];
  };

  describe('discounts', () => {
    test('are computed by the server, by line and on the whole, with the difference from the catalogue', async () => {
      const product = await create({ price: 100 });
      const { id } = await ask([{ productId: product.id, quantity: 10 }]);
      const { status, data } = await offer(
        id,
        [
          { ...lineOf(product, 10, 95), discount: percent(10) },
          { ...textLine, discount: riyals(5) },
        ],
        { discount: percent(2.5), assembly: 'priced', assemblyFee: 120, deliveryFee: 30 },
      );
      expect(status).toBe(201);
      // 950 less 10 % and 50 less 5 is 900; less 2.5 % is 877.50; with assembly and delivery 1,027.50.
      expect(data.versions[1]).toMatchObject({
        subtotal: 900,
        discount: 22.5,
        discountPercent: 2.5,
        assemblyFee: 120,
        total: 1027.5,
        differenceFromList: 877.5 - 1050,
        lines: [
          { listPrice: 100, discount: 95, discountPercent: 10, lineTotal: 855 },
          { listPrice: null, discount: 5, discountPercent: null, lineTotal: 45 },
        ],
      });
    });

    test.each([
      ['all of it', riyals(100), [], 'discount.value', 'too_big'],
      ['more than all of it', riyals(100.01), [], 'discount.value', 'too_big'],
      ['a hundred percent', percent(100), [], 'discount.value', 'too_big'],
      ['all of a line', riyals(0), [{ discount: riyals(100) }], 'lines.0.discount.value', 'too_big'],
      ['nothing, where nothing has a price', riyals(0), [{ unitPrice: null }], 'lines', 'no_total'],
      ['nothing, where everything is free', riyals(0), [{ unitPrice: 0 }], 'lines', 'no_total'],
    ])('of %s: refused beside its field, also in the preview, and nothing is sent', async (...values) => {
      const [, discount, [fields = {}], path, code] = values;
      const product = await create({ price: 100 });
      const { id } = await ask([{ productId: product.id, quantity: 1 }]);
      await database.db.delete(outboxEmails);
      const lines = [{ ...lineOf(product, 1, 100), ...fields }];
      for (const part of ['versions', 'preview']) {
        expect(await offer(id, lines, { discount }, part)).toMatchObject({
          status: 400,
          error: { fields: [{ path, code }] },
        });
      }
      expect((await rowOf(id))?.number).toBe(1);
      expect(await keysOfMails()).toEqual([]);
    });
  });

  test('a preview is what is sent, and stores nothing', async () => {
    const product = await create({ price: 100, leadTimeDays: 4, warrantyMonths: 24 });
    const { id } = await ask([{ productId: product.id, quantity: 2 }]);
    const { warrantyMonths: _, ...line } = lineOf(product, 2, 80);
    const fields = { discount: percent(5), leadTimeDays: undefined, paymentDueDays: 30 };
    const before = await keysOfMails();
    const preview = await offer(id, [line], fields, 'preview');
    expect(preview.status).toBe(200);
    expect(await keysOfMails()).toEqual(before);
    const sent = await offer(id, [line], fields);
    const { sentAt: _sentAt, ...shown } = preview.data as unknown as Record<string, unknown>;
    const { sentAt: _at, lines, ...stored } = sent.data.versions[1] as unknown as Record<string, unknown>;
    expect({ ...stored, lines: (lines as object[]).map((each) => ({ ...each, slug: null })) }).toEqual(shown);
    // Lead time and warranty are those of the catalogue, unless staff say otherwise.
    expect(stored).toMatchObject({ leadTimeDays: 4, paymentDueDays: 30 });
    expect(lines).toMatchObject([{ warrantyMonths: 24 }]);
  });

  describe('an offer that is withdrawn', () => {
    test('cannot be accepted, is told to the buyer, recorded, and can be followed by another', async () => {
      const product = await create({ price: 100 });
      const asked = await ask([{ productId: product.id, quantity: 1 }]);
      await offer(asked.id, [lineOf(product, 1, 90)]);
      await database.db.update(outboxEmails).set({ status: 'sent', dropReason: null, sentAt: new Date() });
      expect(await withdraw(asked.id, 2, 'A wrong price')).toMatchObject({
        status: 200,
        data: { status: 'withdrawn', canBeSent: true, canBeWithdrawn: false },
      });
      expect(await accept(asked, 90, { version: 2 })).toMatchObject({
        status: 409,
        error: { code: 'status_not_possible' },
      });
      expect((await keysOfMails()).at(-1)).toBe(`quote/${asked.id}/withdrawn-2/buyer`);
      const [email] = await database.db
        .select()
        .from(outboxEmails)
        .where(eq(outboxEmails.onceKey, `quote/${asked.id}/withdrawn-2/buyer`));
      expect(email?.text).toContain('A wrong price');
      expect(await database.db.select().from(auditLog).where(eq(auditLog.entityId, asked.id))).toMatchObject([
        { action: 'send-quotation' },
        { action: 'withdraw-quotation', after: { status: 'withdrawn' } },
      ]);
      expect((await offer(asked.id, [lineOf(product, 1, 95)], { basedOn: 2 })).status).toBe(201);
      expect((await accept(asked, 95, { version: 3 })).status).toBe(201);
    });

    test('is refused when it is not the newest, was decided or withdrawn before', async () => {
      const product = await create({ price: 100 });
      const asked = await ask([{ productId: product.id, quantity: 1 }]);
      await offer(asked.id, [lineOf(product, 1, 90)]);
      expect((await withdraw(asked.id, 1)).status).toBe(409);
      expect((await withdraw(asked.id, 2)).status).toBe(200);
      expect((await withdraw(asked.id, 2)).status).toBe(409);
    });

    test('and accepted at the same moment is one of the two', async () => {
      const product = await create({ price: 100 });
      for (let run = 0; run < 5; run += 1) {
        const asked = await ask([{ productId: product.id, quantity: 1 }]);
        await offer(asked.id, [lineOf(product, 1, 90)]);
        const answers = await Promise.all([accept(asked, 90, { version: 2 }), withdraw(asked.id, 2)]);
        expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
        const [row] = await database.db.select().from(quotes).where(eq(quotes.id, asked.id));
        expect(row?.status).toBe(answers[0].status === 201 ? 'accepted' : 'withdrawn');
      }
    });
  });

  test('an older version cannot be accepted while a newer one is being sent', async () => {
    const product = await create({ price: 100, stock: 50 });
    for (let run = 0; run < 5; run += 1) {
      const asked = await ask([{ productId: product.id, quantity: 1 }]);
      const [accepted, sent] = await Promise.all([
        accept(asked, 100, { version: 1 }),
        offer(asked.id, [lineOf(product, 1, 90)]),
      ]);
      expect([accepted.status, sent.status].toSorted()).toEqual([201, 409]);
      const placed = await database.db.select().from(orders).where(eq(orders.quoteId, asked.id));
      expect(placed).toHaveLength(accepted.status === 201 ? 1 : 0);
    }
  });

  test('an accepted offer becomes an order with its discounts, its assembly, its day and its payment terms', async () => {
    const product = await create({ price: 100, leadTimeDays: 0, stock: 50 });
    const asked = await ask([{ productId: product.id, quantity: 10 }]);
    await offer(asked.id, [{ ...lineOf(product, 10, 100), discount: percent(10) }], {
      discount: riyals(50),
      assembly: 'priced',
      assemblyFee: 120,
      deliveryOn: '2026-12-01',
      leadTimeDays: null,
      paymentDueDays: 30,
    });
    // Not before the promised day.
    expect(await accept(asked, 970, { version: 2 })).toMatchObject({
      status: 409,
      error: { code: 'order_changed' },
    });
    expect((await accept(asked, 970, { version: 2, day: '2026-12-01' })).status).toBe(201);
    const [order] = await database.db.select().from(orders).where(eq(orders.quoteId, asked.id));
    expect(order).toMatchObject({ subtotal: 112_000, discount: 15_000, total: 97_000, paymentDueDays: 30 });
    const lines = await database.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, order?.id ?? ''));
    expect(lines.toSorted((a, b) => a.position - b.position)).toMatchObject([
      { productId: product.id, lineTotal: 100_000 },
      { productId: null, nameEn: 'Assembly', lineTotal: 12_000 },
    ]);
  });

  test('a promised lead time decides on the days, not that of the product', async () => {
    const product = await create({ price: 100, leadTimeDays: 0 });
    const asked = await ask([{ productId: product.id, quantity: 1 }]);
    await offer(asked.id, [lineOf(product, 1, 90)], { leadTimeDays: 10 });
    expect(await accept(asked, 90, { version: 2 })).toMatchObject({ error: { code: 'order_changed' } });
    expect((await accept(asked, 90, { version: 2, day: '2026-12-09' })).status).toBe(201);
  });

  describe('a quotation for a caller', () => {
    const body = (lines: readonly object[], fields: object = {}) => {
      const { key, locale, contact, zone } = quoteFor([]);
      return {
        ...{ key, locale, contact, zone, lines },
        ...{ company: null, buyerReference: 'RFQ-9', wantedOn: null, notes: 'By phone' },
        ...{ discount: riyals(0), deliveryFee: 0, deliveryOn: null, assembly: null, assemblyFee: 0 },
        ...{ paymentDueDays: 30, validUntil: '2026-12-31', message: '' },
        ...fields,
      };
    };
    const make = (sent: object, path = '/api/quotes') =>
      staff().send<{ id: string; reference: string; status: string; versions: object[] }>('POST', path, sent);

    test('is version 1 by staff, emailed to the buyer alone, once for a key, and has no limits', async () => {
      const product = await create({ price: 100, stock: 500 });
      const request = body([lineOf(product, 400, 90)]);
      const answers = await Promise.all([make(request), make(request), make(request)]);
      expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
      const [{ data }] = answers;
      expect(data).toMatchObject({
        status: 'quoted',
        source: 'staff',
        buyerReference: 'RFQ-9',
        versions: [{ number: 1, total: 36_000, paymentDueDays: 30, sentBy: 'admin' }],
      });
      expect(await keysOfMails()).toEqual([`quote/${data.id}/version-1/buyer`]);
      expect(await make({ ...request, notes: 'Changed' })).toMatchObject({ error: { code: 'key_reused' } });
      const [row] = await database.db.select().from(quotes).where(eq(quotes.id, data.id));
      const tracked = { reference: data.reference, trackingKey: row?.trackingKey ?? '' };
      expect((await accept(tracked, 36_000)).status).toBe(201);
    });

    test('needs a name of a line in one of the languages, which stands for both', async () => {
      const installation = { ...textLine, discount: riyals(0) };
      const arabic = { ...installation, name: '', translations: { ar: { name: 'تركيب قاطع زجاجي' } } };
      const { data } = await make(body([arabic]));
      const [row] = await database.db.select().from(quotes).where(eq(quotes.id, data.id));
      const quote = await findTrackedQuote(database.db, data.reference, row?.trackingKey ?? '');
      expect(quote?.versions[0]?.lines[0]?.name).toEqual({ en: 'تركيب قاطع زجاجي', ar: 'تركيب قاطع زجاجي' });
      expect(await make(body([{ ...installation, name: ' ' }]), '/api/quotes/preview')).toMatchObject({
        error: { fields: [{ path: 'lines.0.name', code: 'required' }] },
      });
    });

    test('is refused by field, in the preview too', async () => {
      const product = await create({ price: 100 });
      const contact = { name: '', phone: '+97455123456', email: 'omar@example.qa' };
      for (const path of ['/api/quotes', '/api/quotes/preview']) {
        expect(await make(body([lineOf(product, 1, 90)], { contact }), path)).toMatchObject({
          error: { fields: [{ path: 'contact.name' }] },
        });
        expect(await make(body([lineOf(product, 1, 90)], { zone: 4242 }), path)).toMatchObject({
          error: { fields: [{ path: 'zone', code: 'unknown_zone' }] },
        });
        expect(await make(body([lineOf(product, 1, null)]), path)).toMatchObject({
          error: { fields: [{ path: 'lines', code: 'no_total' }] },
        });
      }
      expect(await database.db.$count(quotes)).toBe(0);
    });
  });

  test('the lines of a list are matched by code and by name, in their order', async () => {
    const desk = await create({ name: 'Sadu writing desk, 160 cm', sku: 'SD-WD-160' });
    const { data } = await staff().send<{ by: string | null; product: { id: string } | null }[]>(
      'POST',
      '/api/match-lines',
      {
        lines: [
          { code: 'sdwd160', name: '' },
          { code: '', name: 'Writing desk Sadu 160 cm' },
          { code: 'NO-1', name: 'A round table' },
        ],
      },
    );
    expect(data.map(({ by, product }) => [by, product?.id ?? null])).toEqual([
      ['code', desk.id],
      ['name', desk.id],
      [null, null],
    ]);
  });

  test('a line without a match has near matches, and the successors of a product that is sold no more', async () => {
    const desk = await create({ name: 'Sadu bench desk, 140 cm', sku: 'SD-BD-140' });
    await create({
      name: 'Sadu bench desk, 130 cm',
      sku: 'SD-BD-130',
      status: 'discontinued',
      successorIds: [desk.id],
    });
    const lines = ['SD-BD-I4O', 'sdbd130', 'Bensh desk', 'QQ-1-ZZ'].map((text) => ({
      code: text,
      name: text,
    }));
    interface Answer {
      readonly product: unknown;
      readonly near: readonly { readonly id: string }[];
      readonly discontinued: { readonly sku: string; readonly successors: readonly { id: string }[] } | null;
    }
    const { data } = await staff().send<Answer[]>('POST', '/api/match-lines', { lines, suggests: true });
    expect(data.map(({ product, near }) => [product, near[0]?.id ?? null])).toEqual([
      [null, desk.id],
      [null, desk.id],
      [null, desk.id],
      [null, null],
    ]);
    expect(data[1]?.discontinued).toMatchObject({ sku: 'SD-BD-130', successors: [{ id: desk.id }] });
    expect(await staff().send('POST', '/api/match-lines', { lines: [], suggests: true })).toMatchObject({
      error: { code: 'invalid_input' },
    });
  });
});

const textLine = {
  productId: null,
  name: 'Installation',
  translations: { ar: { name: '' } },
  quantity: 1,
  unitPrice: 50,
  warrantyMonths: null,
};
