import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { orders } from '#database/schema/orders.ts';
import { quotes, quoteVersions } from '#database/schema/quotes.ts';
import { openProductIndex } from '#domain/catalogue/product-index/catalogue-index.server.ts';
import { testNow } from '../support/app.ts';
import { openBuiltPages } from '../support/built-pages.ts';
import { orderOf } from '../support/orders.ts';
import { acceptanceOf, quoteFor } from '../support/quotes.ts';
import { forEachAtOnce, headerOf, onAttackedShop } from './attacked-shop.ts';
import { Checks, isWholeRun } from './checks.ts';

const buyer = { name: 'Aisha Al Kuwari', phone: '+97455123456', email: 'aisha@example.qa' };
const personal = /Aisha|55123456|aisha@/;

/** Keys that are not the right one, from the closest to the most foreign. */
const wrongKeys = (key: string) => everyWrongKey(key).slice(0, isWholeRun ? undefined : 4);
const everyWrongKey = (key: string) => [
  '',
  `${key}x`,
  key.slice(0, -1),
  key.toLowerCase(),
  key.toUpperCase(),
  [...key].toReversed().join(''),
  `${key}%00`,
  `%20${key}`,
  'null',
  'undefined',
  'true',
  '*',
  '%25',
  "'%20or%20'1'='1",
  'A'.repeat(24),
  'A'.repeat(5000),
];

onAttackedShop(
  "other buyers' data",
  (shop) => {
    let order: { number: string; trackingKey: string };
    let quote: { reference: string; trackingKey: string };
    let second: { number: string; trackingKey: string };

    beforeAll(async () => {
      const place = async (path: string, body: object) => {
        const { status, body: text } = await shop.send({ method: 'POST', path, body: JSON.stringify(body) });
        expect(status, text).toBe(201);
        return JSON.parse(text).data;
      };
      const { product } = shop;
      order = await place('/api/send-order', orderOf(product, 1, { contact: buyer }));
      second = await place('/api/send-order', orderOf(product, 1, { contact: { ...buyer, name: 'Omar' } }));
      quote = await place(
        '/api/send-quote',
        quoteFor([{ productId: product.id, quantity: 1 }], { contact: buyer }),
      );
    });

    test('the right key opens the page', async () => {
      const page = await shop.send({
        path: `/order-confirmation?order=${order.number}&key=${order.trackingKey}`,
      });
      expect(page.status).toBe(200);
      expect(page.body).toMatch(personal);
      expect(headerOf(page, 'Cache-Control')).toBe('no-store');
    });

    test('pages and files open with their own key only', async () => {
      const checks = new Checks();
      const orderKeys = [...wrongKeys(order.trackingKey), second.trackingKey, quote.trackingKey];
      const quoteKeys = [...wrongKeys(quote.trackingKey), order.trackingKey];
      const paths = [
        ...orderKeys.flatMap((key) => [
          `/order-confirmation?order=${order.number}&key=${key}`,
          `/ar/order-confirmation?order=${order.number}&key=${key}`,
          `/order-confirmation.data?order=${order.number}&key=${key}`,
        ]),
        ...quoteKeys.flatMap((key) => [
          `/quotation?quotation=${quote.reference}&key=${key}`,
          `/quotation.data?quotation=${quote.reference}&key=${key}`,
          `/api/quotations/${quote.reference}/${key}/quotation.pdf`,
        ]),
        `/order-confirmation?order=${order.number}`,
        `/order-confirmation?order=${order.number}&key=${second.trackingKey}&key=x`,
        `/order-confirmation?order=${order.number}&key[]=${order.trackingKey}`,
        `/quotation?quotation=${quote.reference}`,
      ];
      await forEachAtOnce(paths, async (path) => {
        const answer = await shop.send({ path });
        checks.that(`${path} shows nobody`, !personal.test(answer.body), answer.status);
        checks.that(`${path} is not found`, answer.status >= 400 && answer.status < 500, answer.status);
        checks.that(`${path} is not stored`, headerOf(answer, 'Cache-Control') !== 'public', answer.head);
      });
      checks.end("other buyers' pages and files", isWholeRun ? 300 : 90);
    });

    test('an order is cancelled and a quotation answered with its own key only', async () => {
      const checks = new Checks();
      const accept = (key: string) => acceptanceOf({ reference: quote.reference, key });
      for (const key of [
        'x',
        order.trackingKey,
        quote.trackingKey.slice(1),
        quote.trackingKey.toLowerCase(),
      ]) {
        const answer = await shop.send({
          method: 'POST',
          path: '/api/accept-quote',
          body: JSON.stringify(accept(key)),
        });
        checks.that(`accept with ${key}`, answer.status === 404, answer);
      }
      for (const key of ['x', second.trackingKey, quote.trackingKey, '']) {
        for (const path of ['/order-confirmation', '/quotation']) {
          const name = path === '/quotation' ? 'quotation' : 'order';
          const number = path === '/quotation' ? quote.reference : order.number;
          const answer = await shop.send({
            method: 'POST',
            path: `${path}?${name}=${number}&key=${path === '/quotation' ? order.trackingKey : key}`,
            headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
            body: 'intent=cancel&reason=x',
          });
          checks.that(`POST ${path} with ${key}`, answer.status >= 400 && answer.status < 500, answer.status);
        }
      }
      const { db } = shop.database;
      const [stored] = await db.select().from(orders).where(eq(orders.number, order.number));
      checks.that('the order', stored?.status === 'received', stored?.status);
      checks.end("other buyers' changes", 13);

      // Expired by time: the key is right, the day is over.
      await db.update(quoteVersions).set({ validUntil: '2026-11-01' });
      const expired = await shop.send({
        method: 'POST',
        path: '/api/accept-quote',
        body: JSON.stringify(accept(quote.trackingKey)),
      });
      expect(expired.status).toBe(409);
      expect(await db.$count(orders)).toBe(2);
      expect(await db.select().from(quotes)).toMatchObject([{ status: 'requested' }]);
    });

    test('identifiers of staff lists open nothing for strangers', async () => {
      const checks = new Checks();
      const { db } = shop.database;
      const [stored] = await db.select().from(orders).where(eq(orders.number, order.number));
      const [storedQuote] = await db.select().from(quotes);
      const paths = [
        ...['', '/invoice', '/packing-slip', '/notes', '/status'].map(
          (part) => `/api/orders/${stored?.id}${part}`,
        ),
        ...['', '/lpo', '/versions'].map((part) => `/api/quotes/${storedQuote?.id}${part}`),
        `/api/orders/${order.number}`,
        `/api/orders?search=${order.number}`,
        '/api/personal-data/export?phone=55123456',
        '/api/messages',
        '/api/outbox',
        '/api/activity',
        '/attachments',
        '/data/attachments',
      ];
      await forEachAtOnce(paths, async (path) => {
        for (const method of ['GET', 'HEAD', 'POST']) {
          const answer = await shop.send({ method, path, ...(method === 'POST' && { body: '{}' }) });
          checks.that(
            `${method} ${path}`,
            answer.status >= 400 && !personal.test(answer.body),
            answer.status,
          );
        }
      });
      checks.end('identifiers of staff lists', 48);
    });
  },
  {
    parts: async (database) => {
      const productIndex = openProductIndex(database.db);
      const pages = await openBuiltPages({
        db: database.db,
        productIndex,
        cachedRead: (_name, read) => read(),
      });
      return { pages, now: () => testNow };
    },
  },
);
