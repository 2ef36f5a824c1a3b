import { request as httpRequest, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '#server/listen.ts';
import { PageCache } from '#server/page-cache/page-cache.ts';
import { sendCachedPages } from '#server/page-cache/send-cached-pages.ts';
import type { PageHandler } from '#storefront/page-services.ts';
import { buildTestApp } from '../../support/app.ts';

const everyone = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, max-age=0' };
const filling = 'office '.repeat(500);

interface ShopOptions {
  readonly answer?: (path: string, state: { text: string }) => Promise<Response> | Response;
  readonly maxBytes?: number;
}

/** A shop whose only page says what is true now, and counts how often it was made. */
function shop({ answer, maxBytes = 2 ** 20 }: ShopOptions = {}) {
  const content = { current: { version: 1, isUnreachable: false } };
  const state = { text: 'first', now: 0, made: [] as string[], refreshes: 0 };
  const pages: PageHandler = async (request) => {
    const { pathname, search } = new URL(request.url);
    state.made.push(pathname + search);
    if (answer) return answer(pathname, state);
    return new Response(`${pathname} ${state.text} ${filling}`, { headers: everyone });
  };
  const pageCache = new PageCache({ content, maxBytes, clock: () => state.now });
  const refresh = async () => {
    state.refreshes += 1;
  };
  const app = buildTestApp({ pages, pageCache, content: { refresh } });
  const change = (text: string) => {
    state.text = text;
    content.current = { ...content.current, version: content.current.version + 1 };
  };
  const read = async (path: string) => (await (await app.request(path)).text()).split(' ').slice(0, 2);
  return { app, pageCache, content, state, change, read };
}

test('a page is made once and then sent from memory, with everything it came with', async () => {
  const { app, state } = shop();
  const first = await app.request('/desks');
  const again = await app.request('/desks');
  expect(state.made).toEqual(['/desks']);
  expect(await again.text()).toBe(await first.text());
  for (const name of ['Content-Type', 'Cache-Control', 'X-Content-Type-Options', 'Referrer-Policy']) {
    expect(again.headers.get(name), name).toBe(first.headers.get(name));
    expect(again.headers.get(name), name).not.toBeNull();
  }
  expect(again.headers.get('X-Request-Id')).not.toBe(first.headers.get('X-Request-Id'));
});

test('a change is seen by the next visitor', async () => {
  const { read, change } = shop();
  expect(await read('/desks')).toEqual(['/desks', 'first']);
  change('second');
  expect(await read('/desks')).toEqual(['/desks', 'second']);
});

test('a page that was begun before a change is not sent to anybody who came after it', async () => {
  const begun = Promise.withResolvers<void>();
  const { app, read, change } = shop({
    answer: async (_path, state) => {
      const { text } = state;
      if (text === 'first') await begun.promise;
      return new Response(`- ${text} ${filling}`, { headers: everyone });
    },
  });
  const before = app.request('/desks');
  await Promise.resolve();
  change('second');
  expect(await read('/desks')).toEqual(['-', 'second']);
  begun.resolve();
  expect(await (await before).text()).toContain('first');
  expect(await read('/desks')).toEqual(['-', 'second']);
});

test('a hundred visitors who come together have the page made once', async () => {
  const { state, read } = shop();
  const answers = await Promise.all(Array.from({ length: 100 }, () => read('/chairs')));
  expect(new Set(answers.flat())).toEqual(new Set(['/chairs', 'first']));
  expect(state.made).toHaveLength(1);
});

test('calls of the API are no pages: they are neither counted nor wait for one another', async () => {
  const { app, pageCache } = shop();
  await Promise.all([
    app.request('/api/health'),
    app.request('/api/health'),
    app.request('/images/none.webp'),
  ]);
  expect(pageCache.figures).toEqual({ pages: 0, bytes: 0, hits: 0, misses: 0 });
});

test('visitors of a campaign get the page that is there, and filters another', async () => {
  const { state, app } = shop();
  await app.request('/desks?utm_source=email&gclid=1');
  await app.request('/desks?fbclid=2');
  await app.request('/desks');
  await app.request('/desks?sort=price&utm_source=email');
  expect(state.made).toEqual(['/desks', '/desks?sort=price']);
});

test('a minute later it is made again, because the day and the stock go on by themselves', async () => {
  const { state, read } = shop();
  await read('/desks');
  state.now = 59_000;
  await read('/desks');
  expect(state.made).toHaveLength(1);
  state.now = 61_000;
  await read('/desks');
  expect(state.made).toHaveLength(2);
});

test.each([
  ['that is somebody’s own', { 'Cache-Control': 'no-store' }, 200],
  ['that says nothing', {}, 200],
  ['with a cookie', { ...everyone, 'Set-Cookie': 'a=1' }, 200],
  ['that is not there', everyone, 404],
  ['that failed', everyone, 500],
  ['that leads elsewhere', { ...everyone, Location: '/' }, 302],
])('a page %s is made for each visitor', async (_name, headers: Record<string, string>, status) => {
  const { state, app } = shop({ answer: () => new Response('personal', { status, headers }) });
  await Promise.all([app.request('/own'), app.request('/own')]);
  expect((await app.request('/own')).status).toBe(status);
  expect(state.made).toHaveLength(3);
});

test('a conditional request for an unchanged page gets 304', async () => {
  const { app, change } = shop();
  const entityTag = (await app.request('/desks')).headers.get('ETag') ?? '';
  const ask = () => app.request('/desks', { headers: { 'If-None-Match': entityTag } });
  const unchanged = await ask();
  expect(unchanged.status).toBe(304);
  expect(await unchanged.text()).toBe('');
  expect(unchanged.headers.get('Cache-Control')).toBe('public, max-age=0');
  change('second');
  expect((await ask()).status).toBe(200);
  change('first');
  expect((await ask()).status, 'the same bytes again').toBe(304);
});

test('each visitor gets the page in an encoding of their own', async () => {
  const { app, state } = shop();
  const encoded = async (accepted: string) => {
    const response = await app.request('/desks', { headers: { 'Accept-Encoding': accepted } });
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('Content-Length')).toBe(String(bytes.byteLength));
    return { encoding: response.headers.get('Content-Encoding'), bytes };
  };
  const plain = await encoded('identity');
  const brotli = await encoded('gzip, deflate, br');
  const gzip = await encoded('gzip');
  expect([plain.encoding, brotli.encoding, gzip.encoding]).toEqual([null, 'br', 'gzip']);
  expect(brotliDecompressSync(brotli.bytes)).toEqual(plain.bytes);
  expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes);
  expect(state.made).toHaveLength(1);
});

test('while the database is unreachable stale pages are served', async () => {
  const { content, state, read, app } = shop({
    answer: (path, { text }) =>
      text === 'broken'
        ? new Response('away', { status: 503, headers: { 'Cache-Control': 'no-store' } })
        : new Response(`${path} ${text} ${filling}`, { headers: everyone }),
  });
  await read('/desks');
  content.current = { version: 2, isUnreachable: false };
  state.text = 'broken';
  expect(await read('/desks'), 'before anybody noticed').toEqual(['/desks', 'first']);
  content.current = { version: 2, isUnreachable: true };
  state.now = 3_600_000;
  expect(await read('/desks')).toEqual(['/desks', 'first']);
  expect(state.made).toHaveLength(2);
  expect((await app.request('/never-seen')).status).toBe(503);
  content.current = { version: 2, isUnreachable: false };
  state.text = 'back';
  expect(await read('/desks')).toEqual(['/desks', 'back']);
});

test('the least recently used pages make room', async () => {
  const unlike = (path: string) =>
    Array.from({ length: 400 }, (_, index) => `${path}${Math.sin(index + path.length)}`).join();
  const { app, pageCache, state } = shop({
    maxBytes: 100_000,
    answer: (path) => new Response(unlike(path), { headers: everyone }),
  });
  await app.request('/home');
  for (let index = 0; index < 20; index += 1) {
    await app.request(`/p${'x'.repeat(index)}`);
    await app.request('/home');
  }
  const { bytes, pages } = pageCache.figures;
  expect(bytes).toBeLessThanOrEqual(100_000);
  expect(pages).toBeGreaterThan(1);
  expect(pages).toBeLessThan(21);
  expect(state.made.filter((path) => path === '/home')).toHaveLength(1);
});

test('addresses count towards the size of the cache', async () => {
  const { app, pageCache } = shop({ maxBytes: 100_000 });
  for (let index = 0; index < 200; index += 1) {
    await app.request(`/products?search=${String(index).padStart(900, 'x')}`);
  }
  const { bytes, pages } = pageCache.figures;
  expect(bytes).toBeLessThanOrEqual(100_000);
  expect(pages, 'a page, its address and its place').toBeLessThan(100_000 / (900 + 1024));

  for (const path of ['/products?search=x', `/products?search=${'x'.repeat(901)}`]) {
    const { app: other, pageCache: cache } = shop();
    await other.request(path);
    const pageBytes = cache.findStale(path)?.bytes ?? 0;
    expect(cache.figures.bytes, 'the page, its address and its place').toBe(pageBytes + path.length + 1024);
  }
});

test.each([
  ['an unknown query', '/desks?session=1'],
  ['a long query', `/products?search=${'x'.repeat(2000)}`],
  ['the file for crawlers', '/robots.txt'],
])('%s is answered and not cached', async (_name, path) => {
  const { app, pageCache } = shop();
  expect((await app.request(path)).status).toBe(200);
  expect((await app.request(path)).status).toBe(200);
  expect(pageCache.figures).toEqual({ pages: 0, bytes: 0, hits: 0, misses: 0 });
});

test('a write refreshes the content version of this server, a read does not', async () => {
  const { app, state } = shop();
  await app.request('/desks');
  await app.request('/desks', { method: 'POST' });
  expect(state.refreshes).toBe(1);
});

test('a page that is ready goes out without the app, the same in every respect', async () => {
  const { app, pageCache, state } = shop();
  let seen = 0;
  const counting: typeof app.fetch = (...parameters) => {
    seen += 1;
    return app.fetch(...parameters);
  };
  const server = await listen(
    { host: '127.0.0.1', port: 0 },
    () => ({ fetch: counting }),
    sendCachedPages(pageCache),
  );
  onTestFinished(async () => void (await server.drain(1000)));
  const get = (headers: Record<string, string> = {}, method = 'GET') =>
    ask(server.port, '/desks?utm_source=x', { 'Accept-Encoding': 'br', ...headers }, method);

  const made = await get();
  const sent = await get();
  expect(seen).toBe(1);
  expect(state.made).toEqual(['/desks']);
  expect(sent.body).toEqual(made.body);
  const { date: _, 'x-request-id': requestId, ...headers } = made.headers;
  expect(requestId).toBeDefined();
  expect(sent.headers).toMatchObject(headers);

  const unchanged = await get({ 'If-None-Match': sent.headers.etag ?? '' });
  expect([unchanged.status, unchanged.body.byteLength]).toEqual([304, 0]);
  const head = await get({}, 'HEAD');
  expect([head.status, head.body.byteLength]).toEqual([200, 0]);
  expect(head.headers['content-length']).toBe(String(sent.body.byteLength));
  expect(seen, 'none of these reached the app').toBe(1);
  expect((await get({ 'Accept-Encoding': 'identity' })).body).toEqual(brotliDecompressSync(sent.body));
});

async function ask(port: number, path: string, headers: Record<string, string>, method: string) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  httpRequest({ host: '127.0.0.1', port, path, headers, method }, resolve).on('error', reject).end();
  const response = await promise;
  return {
    status: response.statusCode,
    headers: response.headers,
    body: Buffer.concat(await response.toArray()),
  };
}
