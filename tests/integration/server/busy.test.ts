import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { openImageStore } from '#images/image-store.ts';
import { Admission } from '#server/http/admission.ts';
import { PageCache } from '#server/page-cache/page-cache.ts';
import { openFolderStore } from '#storage/folder-store.ts';
import { buildTestApp, collectingLog } from '../../support/app.ts';

test("whoever sends slowly takes nobody's place", async () => {
  const app = buildTestApp({
    admission: new Admission({ atOnce: 1, waiting: 0, readsWaitMs: 0, writesWaitMs: 0 }),
  });
  /** Sends without an end; resolves once the shop reads. */
  const sendSlowly = (path: string, type: string) =>
    new Promise<void>((resolve) => {
      const body = new ReadableStream({ pull: () => resolve() });
      const sending = { method: 'POST', headers: { 'Content-Type': type }, body, duplex: 'half' };
      void app.request(path, sending as RequestInit);
    });
  await sendSlowly('/api/send-order', 'application/json');
  await sendSlowly('/api/cart/price', 'application/json');
  await sendSlowly('/contact', 'application/x-www-form-urlencoded');
  expect((await app.request('/about')).status).toBe(200);
  expect((await app.request('/api/openapi.json')).status).toBe(200);
});

test('past its capacity the shop rejects uncached pages quickly, and goes on serving cached ones', async () => {
  const slow = Promise.withResolvers<void>();
  const { log, lines } = collectingLog('warn');
  const app = buildTestApp({
    log,
    admission: new Admission({ atOnce: 2, waiting: 0, readsWaitMs: 10_000, writesWaitMs: 10_000 }),
    pageCache: new PageCache({
      content: { current: { version: 1, isUnreachable: false } },
      maxBytes: 2 ** 20,
    }),
    pages: async (request) => {
      if (new URL(request.url).pathname !== '/') await slow.promise;
      return new Response('a page', { headers: { 'Cache-Control': 'public, max-age=0' } });
    },
  });
  expect((await app.request('/')).status).toBe(200);
  const underWay = ['/one', '/two'].map((path) => app.request(path));

  const refused = await app.request('/three');
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '3']);
  expect(refused.headers.get('Cache-Control')).toBe('no-store');
  const call = await app.request('/api/categories', { headers: { 'Accept-Language': 'ar' } });
  expect([call.status, call.headers.get('Retry-After')]).toEqual([503, '3']);
  expect(await call.json()).toMatchObject({ error: { code: 'server_busy', retryAfterSeconds: 3 } });

  expect((await app.request('/')).status, 'a kept page').toBe(200);
  expect((await app.request('/api/health')).status).toBe(200);
  expect(lines, 'nobody is told of each refusal').toEqual([]);
  slow.resolve();
  expect((await Promise.all(underWay)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await app.request('/three')).status).toBe(200);
});

/** A shop that works on one request of each caller at a time; pages below /slow take until they are told to end. */
function fairShop() {
  const slow = Promise.withResolvers<void>();
  const admission = new Admission({
    atOnce: 10,
    waiting: 10,
    ofCaller: { atOnce: 1, waiting: 0 },
    readsWaitMs: 0,
    writesWaitMs: 0,
  });
  const app = buildTestApp({
    admission,
    pages: async (request) => {
      if (new URL(request.url).pathname === '/slow') await slow.promise;
      return new Response('a page');
    },
  });
  const get = (path: string, address: string) =>
    app.request(path, { headers: { 'X-Forwarded-For': address } });
  const statusOf = async (path: string, address: string) => (await get(path, address)).status;
  return { admission, get, statusOf, end: slow.resolve };
}

test('a flood from one address is refused, and other addresses are served', async () => {
  const { admission, get, statusOf, end } = fairShop();
  const underWay = get('/slow', '203.0.113.1');
  await expect.poll(() => admission.figures.running).toBe(1);
  expect(await statusOf('/about', '203.0.113.1')).toBe(503);
  expect(await statusOf('/api/openapi.json', '203.0.113.1')).toBe(503);
  expect(await statusOf('/api/health', '203.0.113.1')).toBe(200);
  expect(await statusOf('/about', '203.0.113.2')).toBe(200);
  expect(await statusOf('/api/openapi.json', '203.0.113.2')).toBe(200);
  end();
  expect((await underWay).status).toBe(200);
  expect(await statusOf('/about', '203.0.113.1')).toBe(200);
});

test('addresses of one IPv6 network, and what a caller writes before its own address, are one caller', async () => {
  const { admission, get, statusOf, end } = fairShop();
  const underWay = [get('/slow', '2001:db8:1:2::1'), get('/slow', '198.51.100.1, 203.0.113.1')];
  await expect.poll(() => admission.figures.running).toBe(2);
  expect(await statusOf('/about', '2001:db8:1:2:3:4:5:6')).toBe(503);
  expect(await statusOf('/about', '2001:db8:1:3::1')).toBe(200);
  expect(await statusOf('/about', '198.51.100.2, 203.0.113.1')).toBe(503);
  expect(await statusOf('/about', '198.51.100.1')).toBe(200);
  end();
  await Promise.all(underWay);
});

test('a page keeps its place until it is compressed', async () => {
  const made = Promise.withResolvers<void>();
  const app = buildTestApp({
    admission: new Admission({ atOnce: 1, waiting: 0, readsWaitMs: 0, writesWaitMs: 0 }),
    pageCache: new PageCache({
      content: { current: { version: 1, isUnreachable: false } },
      maxBytes: 2 ** 24,
    }),
    pages: async () => {
      made.resolve();
      return new Response(randomBytes(2 ** 22).toString('base64'), {
        headers: { 'Cache-Control': 'public, max-age=0' },
      });
    },
  });
  const underWay = app.request('/one');
  await made.promise;
  await new Promise((resolve) => setImmediate(resolve));
  expect((await app.request('/two')).status).toBe(503);
  expect((await underWay).status).toBe(200);
  expect((await app.request('/two')).status).toBe(200);
});

test('when admission control rejects a render, waiting requests get the stale page', async () => {
  const content = { current: { version: 1, isUnreachable: false } };
  const slow = Promise.withResolvers<void>();
  const app = buildTestApp({
    admission: new Admission({ atOnce: 1, waiting: 1, readsWaitMs: 50, writesWaitMs: 50 }),
    pageCache: new PageCache({ content, maxBytes: 2 ** 20 }),
    pages: async (request) => {
      if (new URL(request.url).pathname === '/slow') await slow.promise;
      return new Response('a page', { headers: { 'Cache-Control': 'public, max-age=0' } });
    },
  });
  expect((await app.request('/')).status).toBe(200);
  content.current = { version: 2, isUnreachable: false };
  const underWay = app.request('/slow');
  const answers = await Promise.all(Array.from({ length: 5 }, () => app.request('/')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  slow.resolve();
  await underWay;
});

test('pictures beyond their queue are refused, and pages and stored pictures are still served', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'images-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const held = Promise.withResolvers<void>();
  const pictures = new Admission({ atOnce: 1, waiting: 1, readsWaitMs: 60_000, writesWaitMs: 60_000 });
  const images = openImageStore(openFolderStore(folder), {
    queue: (work) =>
      pictures.run({ method: 'GET' }, async () => {
        await held.promise;
        return work();
      }),
  });
  const picture = sharp({ create: { width: 1000, height: 500, channels: 3, background: '#8a1538' } });
  const { relativePath } = await images.keep({
    bytes: await picture.png().toBuffer(),
    originalName: 'desk.png',
    category: 'products',
  });
  await images.read(relativePath, 300);
  const app = buildTestApp({
    images,
    admission: new Admission({ atOnce: 1, waiting: 0, readsWaitMs: 0, writesWaitMs: 0 }),
  });
  const get = (width: number) => app.request(`/images/${relativePath.replace('.webp', `-${width}.webp`)}`);
  const asked = [get(450), get(600)];
  await expect.poll(() => pictures.figures.waiting).toBe(1);
  const refused = await get(900);
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '3']);
  expect((await get(300)).status).toBe(200);
  expect((await app.request('/about')).status).toBe(200);
  held.resolve();
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200]);
});
