import { desc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog } from '#database/schema/audit-log.ts';
import { products } from '#database/schema/catalogue.ts';
import { orders } from '#database/schema/orders.ts';
import { orderByBuyer, orderOf } from '../support/orders.ts';
import { quoteFor } from '../support/quotes.ts';
import { forEachAtOnce, onAttackedShop } from './attacked-shop.ts';
import { Checks } from './checks.ts';

const other = '00000000-0000-4000-8000-000000000000';
/** Values that no price, amount or identifier may have. */
const wrongNumbers = [
  -1,
  -0.01,
  0.5,
  1e308,
  1e21,
  '1',
  '0x1',
  'NaN',
  null,
  [],
  {},
  true,
  [1],
  { $gt: 0 },
  '1; drop table orders',
];
const wrongTexts = [0, null, [], {}, true, { $ne: '' }, ['a', 'b'], 'x'.repeat(100_000), 'a\u0000b'];
/** Fields that the client of an API might hope to set. */
const foreignFields: Readonly<Record<string, unknown>> = {
  id: other,
  number: 'OG-AAAA-AAAA',
  trackingKey: 'a',
  status: 'delivered',
  total: 0,
  subtotal: 0,
  deliveryFee: 0,
  discount: 100,
  vat: 0,
  isPaid: true,
  paidAt: '2026-01-01',
  role: 'admin',
  isAdmin: true,
  staff: true,
  createdAt: '2020-01-01T00:00:00Z',
  version: 99,
  constructor: { prototype: { isAdmin: true } },
  prototype: { isAdmin: true },
  toString: 'x',
};

onAttackedShop('tampering', (shop) => {
  const post = (path: string, body: string) => shop.send({ method: 'POST', path, body });
  const stock = async () =>
    (await shop.database.db.select({ stock: products.stock }).from(products))[0]?.stock;

  test('prices, amounts and identifiers of an order are not believed', async () => {
    const checks = new Checks();
    const before = await stock();
    const order = orderOf(shop.product, 1);
    const [line] = order.lines;
    const withLine = (fields: object) => ({ ...order, lines: [{ ...line, ...fields }] });
    const bodies: [string, unknown][] = [
      ...wrongNumbers.flatMap((value): [string, unknown][] => [
        [`quantity ${JSON.stringify(value)}`, withLine({ quantity: value })],
        [`price ${JSON.stringify(value)}`, withLine({ price: value })],
        [`fee ${JSON.stringify(value)}`, { ...order, seen: { ...order.seen, deliveryFee: value } }],
        [`total ${JSON.stringify(value)}`, { ...order, seen: { ...order.seen, total: value } }],
        [`zone ${JSON.stringify(value)}`, { ...order, fulfilment: { ...order.fulfilment, zone: value } }],
      ]),
      ...wrongTexts.flatMap((value): [string, unknown][] => [
        [`product ${JSON.stringify(value)?.slice(0, 40)}`, withLine({ productId: value })],
        [`key ${JSON.stringify(value)?.slice(0, 40)}`, { ...order, key: value }],
        [
          `name ${JSON.stringify(value)?.slice(0, 40)}`,
          { ...order, contact: { ...order.contact, name: value } },
        ],
        [`day ${JSON.stringify(value)?.slice(0, 40)}`, { ...order, day: value }],
        [`payment ${JSON.stringify(value)?.slice(0, 40)}`, { ...order, payment: value }],
      ]),
      ['a lower price', { ...withLine({ price: 1 }), seen: { deliveryFee: 0, total: 1 } }],
      ['a lower total', { ...order, seen: { deliveryFee: 0, total: 0.01 } }],
      ['a negative fee', { ...order, seen: { deliveryFee: -99, total: 1 } }],
      ['more than there is', { ...withLine({ quantity: 51 }), seen: { deliveryFee: 0, total: 5100 } }],
      ['another product', withLine({ productId: other })],
      ['no line', { ...order, lines: [] }],
      ['the same line twice', { ...order, lines: [line, line] }],
      ['a day in the past', { ...order, day: '2020-01-01' }],
      ['a Friday', { ...order, day: '2026-11-20' }],
      ['terms not accepted', { ...order, acceptsTerms: false }],
      ['a filled honeypot field', { ...order, website: 'https://evil.test' }],
    ];
    await forEachAtOnce(bodies, async ([name, body]) => {
      const answer = await post('/api/send-order', JSON.stringify(body));
      checks.that(
        name,
        [400, 409, 413, 422].includes(answer.status) && /"success":false/.test(answer.body),
        answer,
      );
    });
    checks.that('no order was placed', (await shop.database.db.$count(orders)) === 0);
    checks.that('the stock is the same', (await stock()) === before);
    checks.end('tampered orders', 120);
  });

  test('fields beyond the contract are refused in every public call (mass assignment)', async () => {
    const checks = new Checks();
    const order = orderOf(shop.product, 1);
    const valid: Record<string, object> = {
      '/api/send-order': order,
      '/api/send-quote': quoteFor([{ productId: shop.product.id, quantity: 1 }]),
      '/api/cart/price': { locale: 'en', lines: [] },
      '/api/send-contact': {},
      '/api/stock-alerts': {},
      '/api/sign-in': { username: 'admin', password: 'x' },
      '/api/accept-invitation': { token: 'x', password: 'seven blue desks' },
    };
    const attempts = Object.entries(valid).flatMap(([path, body]) =>
      Object.entries(foreignFields).map(([field, value]) => ({
        path,
        field,
        body: { ...body, [field]: value },
      })),
    );
    await forEachAtOnce(attempts, async ({ path, field, body }) => {
      const answer = await post(path, JSON.stringify(body));
      checks.that(
        `${path} with ${field}`,
        answer.status === 400 && /"invalid_input"/.test(answer.body),
        answer,
      );
    });
    checks.that('no order was placed', (await shop.database.db.$count(orders)) === 0);
    checks.end('mass assignment', 110);
  });

  test('no body changes the prototype of objects', async () => {
    const checks = new Checks();
    const order = JSON.stringify(orderOf(shop.product, 1));
    const polluted = [
      order.replace('{', '{"__proto__":{"polluted":true},'),
      order.replace('"lines":[{', '"lines":[{"__proto__":{"polluted":true},'),
      order.replace('"contact":{', '"contact":{"__proto__":{"polluted":true},'),
      order.replace('{', '{"constructor":{"prototype":{"polluted":true}},'),
      '{"__proto__":[]}',
      '{"__proto__":null}',
      '[{"__proto__":{"polluted":true}}]',
    ];
    for (const path of ['/api/send-order', '/api/send-quote', '/api/cart/price', '/api/sign-in']) {
      for (const body of polluted) {
        const answer = await post(path, body);
        checks.that(`${path} ${body.slice(0, 60)}`, answer.status === 400, answer);
        checks.that(`${path} ${body.slice(0, 60)}: prototype`, !('polluted' in {}));
      }
    }
    for (const query of [
      '__proto__[polluted]=1',
      '__proto__.polluted=1',
      'constructor[prototype][polluted]=1',
      'sort=__proto__',
      'category=__proto__',
    ]) {
      const answer = await shop.send({ path: `/api/products?${query}` });
      checks.that(query, answer.status < 500 && !('polluted' in {}), answer);
    }
    checks.end('prototype pollution', 60);
  });

  test('an idempotency key returns its own order only', async () => {
    const checks = new Checks();
    const first = orderByBuyer(shop.product, 1);
    const placed = await post('/api/send-order', JSON.stringify(first));
    expect(placed.status).toBe(201);
    for (const change of [
      { notes: 'another' },
      { locale: 'ar' },
      { contact: { ...first.contact, name: 'Mallory' } },
    ]) {
      const answer = await post('/api/send-order', JSON.stringify({ ...first, ...change }));
      checks.that(JSON.stringify(change), answer.status === 422 && !/trackingKey/.test(answer.body), answer);
    }
    const [stored] = await shop.database.db.select().from(orders).orderBy(desc(orders.createdAt));
    checks.that('the price of the order', stored?.total === 10_000, stored?.total);
    checks.that('the history of staff', (await shop.database.db.$count(auditLog)) > 0);
    checks.end('idempotency keys', 5);
  });
});
