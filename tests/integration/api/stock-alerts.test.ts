import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { outboxEmails } from '#database/schema/outbox.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { stockAlerts } from '#database/schema/stock-alerts.ts';
import type { ProductBody, ProductDraft } from '#domain/catalogue/products/product-body.ts';
import { testNow } from '../../support/app.ts';
import { productDraft } from '../../support/catalogue-bodies.ts';
import { onDatabase } from '../../support/databases.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';

type Product = ProductBody & { id: string; version: number; images: string[] };

onDatabase('server', 'asking to hear when a product is back', 'settings', (database) => {
  let staff: StaffCalls;

  beforeAll(async () => {
    staff = await staffCalls(database);
  });
  beforeEach(async () => {
    await database.db.delete(outboxEmails);
    await database.db.delete(stockAlerts);
    await database.db.delete(rateLimits);
  });

  const create = (fields: Partial<ProductDraft> = {}) =>
    staff.write<Product>('POST', '/api/products', productDraft({ stock: 0, ...fields }));
  const put = ({ id, images: _images, ...product }: Product, fields: Partial<Product>) =>
    staff.write<Product>('PUT', `/api/products/${id}`, { ...product, ...fields });
  const ask = (body: unknown, language = 'en') =>
    staff.send('POST', '/api/stock-alerts', body, { 'Accept-Language': language });
  const asked = (productId: string, email: string, locale = 'en') => ask({ productId, email, locale });
  const alertsOf = (productId: string) =>
    database.db.select().from(stockAlerts).where(eq(stockAlerts.productId, productId));
  const queued = () => database.db.select().from(outboxEmails).orderBy(outboxEmails.recipient);

  test('everybody who asked gets one email in their language when it is back, and none before', async () => {
    const product = await create();
    expect(await asked(product.id, 'aisha@example.qa', 'ar')).toMatchObject({
      status: 202,
      data: { productId: product.id, email: 'aisha@example.qa' },
    });
    await asked(product.id, 'john@example.com', 'en');
    const dearer = await put(product, { price: 2000 });
    expect(await queued()).toEqual([]);

    await put(dearer, { stock: 3 });
    const written = await queued();
    expect(written).toMatchObject([
      { recipient: 'aisha@example.qa', locale: 'ar', aboutKind: 'product', aboutId: product.id },
      { recipient: 'john@example.com', locale: 'en', status: 'pending' },
    ]);
    const [arabic, english] = written;
    expect(arabic?.subject).toContain('مكتب كتابة');
    expect(arabic?.text).toContain(`http://shop.test/ar/product/${product.slug}`);
    expect(english?.subject).toContain('Writing desk');
    expect(english?.text).toContain(`http://shop.test/product/${product.slug}`);
    expect(english?.html).toContain(`http://shop.test/product/${product.slug}`);
    expect((await alertsOf(product.id)).map(({ notifiedAt }) => notifiedAt)).toEqual([testNow, testNow]);
  });

  test('asking again is the same as asking once, however the address is typed', async () => {
    const product = await create();
    const answers = [
      await asked(product.id, 'aisha@example.qa', 'en'),
      await asked(product.id, '  Aisha@Example.QA ', 'ar'),
    ];
    expect(answers[1]).toEqual(answers[0]);
    expect(await alertsOf(product.id)).toMatchObject([{ email: 'aisha@example.qa', locale: 'ar' }]);
    await put(product, { stock: 1 });
    expect(await queued()).toHaveLength(1);
  });

  test('a product that sells out and comes back writes only to those who asked again', async () => {
    const product = await create();
    await asked(product.id, 'first@example.qa');
    await asked(product.id, 'second@example.qa');
    const back = await put(product, { stock: 5 });
    const more = await put(back, { stock: 9 });
    expect(await queued()).toHaveLength(2);
    const soldOut = await put(more, { stock: 0 });
    await asked(product.id, 'second@example.qa');
    await put(soldOut, { stock: 2 });
    expect((await queued()).map(({ recipient }) => recipient)).toEqual([
      'first@example.qa',
      'second@example.qa',
      'second@example.qa',
    ]);
  });

  test('a refused change sends no email', async () => {
    const product = await create();
    await asked(product.id, 'aisha@example.qa');
    await put(product, { price: 1 });
    const { id, images: _images, ...stale } = product;
    const { status } = await staff.send('PUT', `/api/products/${id}`, { ...stale, stock: 4 });
    expect(status).toBe(409);
    expect(await queued()).toEqual([]);
    expect(await alertsOf(product.id)).toMatchObject([{ notifiedAt: null }]);
  });

  test('a request at the moment of the restock is not lost', async () => {
    const product = await create();
    const emails = Array.from({ length: 12 }, (_, number) => `buyer${number}@example.qa`);
    const [answers] = await Promise.all([
      Promise.all(emails.map((email) => asked(product.id, email))),
      put(product, { stock: 1 }),
    ]);
    const accepted = emails.filter((_, index) => answers[index]?.status === 202);
    for (const { status } of answers) expect([202, 409]).toContain(status);
    expect((await queued()).map(({ recipient }) => recipient)).toEqual(accepted.toSorted());
  });

  // The embedded database has one session, where transactions cannot overlap.
  test('a stock that is just being raised is waited for', async () => {
    const { id } = await create();
    const delivery = await database.pool.connect();
    await delivery.query('begin');
    await delivery.query('update products set stock = 1 where id = $1', [id]);
    const asking = asked(id, 'late@example.qa');
    const first = await Promise.race([asking, sleep(500, 'waiting')]);
    await delivery.query('commit');
    delivery.release();
    expect(first).toBe('waiting');
    expect((await asking).status).toBe(409);
    expect(await alertsOf(id)).toEqual([]);
  });

  test('of a product that is there, or is none, there is nothing to wait for', async () => {
    const { id } = await create({ stock: 1 });
    expect(await asked(id, 'aisha@example.qa')).toMatchObject({ status: 409, error: { code: 'in_stock' } });
    const deleted = await create();
    await staff.write('DELETE', `/api/products/${deleted.id}`);
    for (const productId of [deleted.id, '00000000-0000-4000-8000-000000000000']) {
      expect(await asked(productId, 'aisha@example.qa')).toMatchObject({
        status: 404,
        error: { code: 'not_found' },
      });
    }
  });

  test.each([
    ['', 'required'],
    ['aisha', 'invalid'],
    ['aisha@example.qa, all@example.qa', 'invalid'],
    ['aisha@example.qa\r\nBcc: all@example.qa', 'invalid'],
  ])('%j is no address to write to', async (email, code) => {
    const { id } = await create();
    const { status, error } = await ask({ productId: id, email, locale: 'en' }, 'ar');
    expect({ status, fields: error.fields }).toMatchObject({
      status: 400,
      fields: [{ path: 'email', code }],
    });
    expect(error.fields[0]?.message).toMatch(/\p{Script=Arabic}/u);
    expect(await alertsOf(id)).toEqual([]);
  });

  test('an address waits for 20 products at most, and may ask again for those', async () => {
    const waiting: Product[] = [];
    for (let product = 0; product < 21; product += 1) waiting.push(await create());
    const answers = [];
    for (const { id } of waiting) answers.push((await asked(id, 'keen@example.qa')).status);
    expect(answers).toEqual([...Array.from({ length: 20 }, () => 202), 429]);
    expect((await asked(waiting[0]?.id ?? '', 'keen@example.qa')).status).toBe(202);
    expect((await asked(waiting[20]?.id ?? '', 'other@example.qa')).status).toBe(202);
  });

  test('is rate limited by IP address', async () => {
    const { id } = await create();
    const askFrom = (address: string, person: number) =>
      staff.send(
        'POST',
        '/api/stock-alerts',
        { productId: id, email: `person${person}@example.qa`, locale: 'en' },
        { 'X-Forwarded-For': address },
      );
    for (let person = 0; person < 30; person++)
      expect((await askFrom('203.0.113.7', person)).status).toBe(202);
    expect(await askFrom('203.0.113.7', 30)).toMatchObject({
      status: 429,
      error: { code: 'too_many_requests' },
    });
    expect((await askFrom('203.0.113.8', 30)).status).toBe(202);
    // What stands before the last address was written by the caller.
    expect((await askFrom('198.51.100.1, 203.0.113.7', 31)).status).toBe(429);
  });
});
