import { test } from 'vitest';
import { apiRoutes } from '#api/api-routes.ts';
import { orders } from '#database/schema/orders.ts';
import { orderOf } from '../support/orders.ts';
import { forEachAtOnce, onAttackedShop } from './attacked-shop.ts';
import { Checks } from './checks.ts';

const writes = apiRoutes
  .map(({ contract }) => contract)
  .filter(({ method, access }) => method !== 'get' && access === 'public')
  .map(({ method, path }) => ({ method: method.toUpperCase(), path }));
const pagesWithForms = ['/order-confirmation', '/quotation', '/product/none', '/ar/quotation'].map(
  (path) => ({
    method: 'POST',
    path,
  }),
);

/** What a browser sends when another website made it send the request. */
const otherSites: readonly Readonly<Record<string, string>>[] = [
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://shop.test' },
  { 'Sec-Fetch-Site': 'anything' },
  { Origin: 'https://evil.test' },
  { Origin: 'null' },
  { Origin: 'http://shop.test.evil.test' },
  { Origin: 'http://evil-shop.test' },
  { Origin: 'http://shop.test@evil.test' },
  { Origin: 'https://shop.test' },
  { Origin: 'http://shop.test:81' },
  { Origin: 'file://' },
  { Origin: 'http://evil.test', 'X-Forwarded-Host': 'evil.test' },
];

onAttackedShop('cross-site requests', (shop) => {
  test('are refused by every call and form', async () => {
    const checks = new Checks();
    const attempts = [...writes, ...pagesWithForms].flatMap((write) =>
      otherSites.map((headers) => ({ ...write, headers })),
    );
    await forEachAtOnce(attempts, async ({ method, path, headers }) => {
      const answer = await shop.send({ method, path, headers, body: '{}' });
      checks.that(`${method} ${path} ${JSON.stringify(headers)}`, answer.status === 403, answer);
    });
    checks.end('cross-site requests', 150);
  });

  test('that a form can send without a preflight are refused by their type', async () => {
    const checks = new Checks();
    const order = JSON.stringify(orderOf(shop.product, 1));
    for (const type of [
      'text/plain',
      'text/plain; charset=application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonp',
      'text/json',
      'application/xml',
      '',
    ]) {
      const answer = await shop.send({
        method: 'POST',
        path: '/api/send-order',
        headers: { 'Content-Type': type },
        body: order,
      });
      checks.that(`an order as '${type}'`, answer.status === 415, answer);
    }
    checks.that('no order was placed', (await shop.database.db.$count(orders)) === 0);
    checks.end('forms of other websites', 9);
  });

  test('get no permission to read a response', async () => {
    const checks = new Checks();
    await forEachAtOnce(
      ['/api/products', '/api/session', '/api/orders', '/', '/cart', '/api/openapi.json'].flatMap((path) =>
        ['GET', 'OPTIONS'].map((method) => ({ method, path })),
      ),
      async ({ method, path }) => {
        const headers = {
          Origin: 'https://evil.test',
          Cookie: shop.staff.cookie,
          'Access-Control-Request-Method': 'PUT',
        };
        const answer = await shop.send({ method, path, headers });
        checks.that(`${method} ${path}`, !/^access-control-/im.test(answer.head), answer.head);
      },
    );
    checks.end('cross-origin reads', 12);
  });
});
