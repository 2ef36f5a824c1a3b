import { expect, test } from 'vitest';
import { openProductIndex } from '#domain/catalogue/product-index/catalogue-index.server.ts';
import { PageCache } from '#server/page-cache/page-cache.ts';
import { openBuiltPages } from '../support/built-pages.ts';
import { orderOf } from '../support/orders.ts';
import { forEachAtOnce, headerOf, onAttackedShop } from './attacked-shop.ts';
import { Checks, isWholeRun } from './checks.ts';

const evil = 'evil-poison.test';
/** Headers that frameworks, proxies or caches are known to believe. */
const poisons: readonly Readonly<Record<string, string>>[] = [
  { Host: evil },
  { Host: `shop.test:80@${evil}` },
  { Host: `shop.test, ${evil}` },
  { 'X-Forwarded-Host': evil },
  { 'X-Host': evil },
  { 'X-Forwarded-Server': evil },
  { 'X-Original-Host': evil },
  { Forwarded: `host=${evil};proto=https` },
  { 'X-Forwarded-Proto': evil },
  { 'X-Forwarded-Scheme': evil },
  { 'X-Forwarded-Port': '1337' },
  { 'X-Forwarded-Prefix': `/${evil}` },
  { 'X-Original-URL': `/${evil}` },
  { 'X-Rewrite-URL': `/${evil}` },
  { 'X-HTTP-Method-Override': 'POST' },
  { 'X-Forwarded-For': evil },
  { Origin: `https://${evil}` },
  { Referer: `https://${evil}/` },
  { 'Accept-Language': evil },
  { 'User-Agent': `<script>${evil}</script>` },
  { Cookie: `locale=${evil}; theme=${evil}` },
  { 'X-Request-Id': evil },
  { Range: 'bytes=0-10' },
  { 'X-Middleware-Prefetch': '1' },
  { 'Accept-Encoding': evil },
  { 'If-None-Match': `W/"${evil}"` },
];
const everyPage = [
  '/',
  '/ar',
  '/products',
  '/contact',
  '/delivery-info',
  '/robots.txt',
  '/sitemap.xml',
  '/blog',
  '/not-there',
];
const pages = isWholeRun ? everyPage : ['/delivery-info', '/robots.txt', '/sitemap.xml'];

onAttackedShop(
  'cache poisoning',
  (shop) => {
    test('no header of one visitor reaches the page of the next', async () => {
      const checks = new Checks();
      const cleanFirst = new Map<string, string>();
      for (const path of pages) {
        // A path of its own for each poison, so that each one is the first to ask for it.
        await forEachAtOnce(poisons, async (headers) => {
          const separate = `${path}?page=${poisons.indexOf(headers) + 2}`;
          const poisoned = await shop.send({ path: separate, headers });
          const next = await shop.send({ path: separate });
          const name = `${path} with ${JSON.stringify(headers)}`;
          checks.that(name, !next.body.includes(evil) && !next.head.includes(evil), next.head);
          checks.that(`${name}: status`, poisoned.status < 500 && next.status < 500, [
            poisoned.status,
            next.status,
          ]);
          checks.that(`${name}: cookies`, !/^set-cookie/im.test(next.head), next.head);
        });
        cleanFirst.set(path, (await shop.send({ path })).body);
      }
      for (const [path, body] of cleanFirst) {
        checks.that(`${path} again`, (await shop.send({ path })).body === body || path === '/not-there');
      }
      checks.end('cache poisoning', pages.length * poisons.length * 3);
    });

    test('a query that the page does not know is not stored and not shown', async () => {
      const checks = new Checks();
      const queries = [
        `x=${evil}`,
        `utm_source=${evil}`,
        `fbclid=${evil}`,
        `callback=${evil}`,
        `_=${evil}`,
        `__proto__=${evil}`,
      ];
      await forEachAtOnce(
        pages.flatMap((path) => queries.map((query) => ({ path, query }))),
        async ({ path, query }) => {
          await shop.send({ path: `${path}?${query}` });
          const next = await shop.send({ path });
          checks.that(`${path}?${query}`, path === '/not-there' || !next.body.includes(evil), next.status);
        },
      );
      checks.end('unkeyed queries', pages.length * 6);
    });

    test('a personal page is never stored, whatever its address looks like (cache deception)', async () => {
      const checks = new Checks();
      const placed = await shop.send({
        method: 'POST',
        path: '/api/send-order',
        body: JSON.stringify(orderOf(shop.product, 1)),
      });
      expect(placed.status).toBe(201);
      const { number, trackingKey } = JSON.parse(placed.body).data;
      const query = `?order=${number}&key=${trackingKey}`;
      const addresses = [
        `/order-confirmation${query}`,
        `/order-confirmation/account.css${query}`,
        `/order-confirmation;account.css${query}`,
        `/order-confirmation%2faccount.css${query}`,
        `/order-confirmation.css${query}`,
        `/order-confirmation${query}&.css`,
        `/order-confirmation${query}/account.js`,
        `/order-confirmation.data${query}`,
        `/assets/../order-confirmation${query}`,
        `/assets/..%2forder-confirmation${query}`,
        `/images/..%2f..%2forder-confirmation${query}`,
        `/ar/order-confirmation${query}`,
        '/api/session/account.css',
        '/api/orders.css',
        '/api/orders;.js',
        '/api/openapi.json/x.css',
      ];
      await forEachAtOnce(addresses, async (path) => {
        const answer = await shop.send({ path, headers: { Cookie: shop.staff.cookie } });
        const stranger = await shop.send({ path: path.replace(/\?.*/, '') });
        const isPersonal = /Aisha|OG-/.test(answer.body);
        const control = headerOf(answer, 'Cache-Control') ?? '';
        checks.that(`${path}: storing`, !isPersonal || /no-store/.test(control), answer.head);
        checks.that(`${path}: the next visitor`, !/Aisha/.test(stranger.body), stranger.status);
      });
      checks.end('cache deception', 32);
    });
  },
  {
    parts: async (database) => {
      const productIndex = openProductIndex(database.db);
      const content = { current: { version: 1, isUnreachable: false } };
      return {
        pages: await openBuiltPages({ db: database.db, productIndex, cachedRead: (_name, read) => read() }),
        pageCache: new PageCache({ content, maxBytes: 64 * 2 ** 20 }),
      };
    },
  },
);
