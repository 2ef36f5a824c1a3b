import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readEnvironment } from '#config/environment.ts';
import { errorsEn } from '#i18n/messages/errors.en.ts';
import { buildTestApp, collectingLog } from '../../support/app.ts';

const app = buildTestApp();

describe('every answer', () => {
  test.each(['/', '/api/health', '/api/nothing', '/api/docs'])(
    '%s carries the security headers',
    async (path) => {
      const { headers } = await app.request(path);
      expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('Content-Security-Policy')).not.toContain('unsafe-inline');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('X-Frame-Options')).toBe('DENY');
      expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('Permissions-Policy')).toContain('camera=()');
      expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
      expect(headers.get('X-Powered-By')).toBeNull();
    },
  );

  test('of the build is locked without the headers that browsers read for documents only', async () => {
    const { headers } = await app.request('/assets/entry.js');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    expect(headers.get('Permissions-Policy')).toBeNull();
    expect(headers.get('Cross-Origin-Opener-Policy')).toBeNull();
  });

  test.each(['/images/products/abc-600.webp', '/social-previews/product/desk.en.jpg'])(
    '%s may be shown in the page of a mailbox or a chat',
    async (path) => {
      const database = { db: {} as never, engine: 'embedded' as const };
      const { headers } = await buildTestApp({ database }).request(path);
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    },
  );

  test('insists on https only where the shop is served over https', async () => {
    expect((await app.request('/')).headers.get('Strict-Transport-Security')).toBeNull();
    const secure = buildTestApp({ environment: readEnvironment({ PUBLIC_URL: 'https://shop.test' }) });
    expect((await secure.request('/')).headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
  });

  test("keeps the page's own policy, which knows the hashes of its scripts", async () => {
    const policy = "default-src 'self'; script-src 'sha256-abc'";
    const pages = async () => new Response('', { headers: { 'Content-Security-Policy': policy } });
    const response = await buildTestApp({ pages }).request('/');
    expect(response.headers.get('Content-Security-Policy')).toBe(policy);
  });
});

describe('a page whose caller has gone', () => {
  test('is no failure of the shop in its log, and one whose caller waits is', async () => {
    const { log, lines } = collectingLog('info');
    const leaving = new AbortController();
    const shop = buildTestApp({
      log,
      // As React Router answers when the signal of the request ends its work.
      pages: async ({ url }) => {
        if (url.includes('/suggestions')) leaving.abort();
        return new Response('Unexpected Server Error', { status: 500 });
      },
    });
    const left = await shop.request('/ar/suggestions?search=كر', { signal: leaving.signal });
    expect(left.status).toBe(499);
    expect(lines).toEqual([]);
    expect((await shop.request('/ar/products')).status).toBe(500);
    expect(lines).toMatchObject([{ path: '/ar/products', status: 500 }]);
  });
});

describe('the request id', () => {
  test.each(['/', '/api/health', '/api/nothing'])('of %s is the one the caller gave', async (path) => {
    const response = await app.request(path, { headers: { 'X-Request-Id': 'abc-123' } });
    expect(response.headers.get('X-Request-Id')).toBe('abc-123');
  });

  test.each(['has space', 'line;break', 'x'.repeat(65), '<script>'])('replaces %j', async (given) => {
    const response = await app.request('/api/health', { headers: { 'X-Request-Id': given } });
    expect(response.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('is handed to the pages', async () => {
    const pages = async (_request: Request, info: { requestId: string }) => new Response(info.requestId);
    const response = await buildTestApp({ pages }).request('/', { headers: { 'X-Request-Id': 'abc-123' } });
    expect(await response.text()).toBe('abc-123');
  });
});

describe('the log', () => {
  test('tells of a request what is needed and nothing personal', async () => {
    const { log, lines } = collectingLog('debug');
    await buildTestApp({ log }).request('/products?search=amal%40example.com', {
      headers: { 'User-Agent': 'Telltale/1.0', 'X-Forwarded-For': '203.0.113.9', Cookie: 'a=secret' },
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ method: 'GET', path: '/products', status: 200, msg: 'request' });
    expect(JSON.stringify(lines)).not.toMatch(/amal|Telltale|203\.0|secret/);
  });

  test('names an API call by its pattern, not by what was asked for', async () => {
    const { log, lines } = collectingLog('debug');
    await buildTestApp({ log }).request('/api/no-such-call/amal');
    expect(lines[0]).toMatchObject({ path: '/api/*', status: 404 });
  });

  test('is silent about requests that went well', async () => {
    const { log, lines } = collectingLog('info');
    const quiet = buildTestApp({ log });
    await quiet.request('/');
    await quiet.request('/api/nothing');
    expect(lines).toEqual([]);
  });
});

describe('pages', () => {
  test.each([
    ['/products/', '/products'],
    ['/ar/products/?search=desk', '/ar/products?search=desk'],
    ['//evil.example/', '/evil.example'],
    ['//evil.example', '/evil.example'],
    ['/a//b', '/a/b'],
    ['/%5Cevil.example/', '/%5Cevil.example'],
  ])('%s has one address: %s', async (path, canonical) => {
    const response = await app.request(`http://shop.test${path}`);
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe(canonical);
  });

  test.each([
    '/%09/evil.example/',
    '/x%0aSet-Cookie:a=b/',
    '/x%0D%0ASet-Cookie:a=b',
    '/x%7f',
    '/x%C2%85/',
    '/x?search=%00',
  ])('%s has a control character and is refused, without a redirect', async (path) => {
    const response = await app.request(`http://shop.test${path}`);
    expect(response.status).toBe(400);
    expect(response.headers.get('Location')).toBeNull();
    expect(response.headers.get('Set-Cookie')).toBeNull();
    expect(await response.text()).toContain(errorsEn.invalid_input);
  });

  test('that fail are answered in both languages, without detail', async () => {
    const { log, lines } = collectingLog('info');
    const pages = async () => {
      throw new Error('the password is hunter2');
    };
    const response = await buildTestApp({ pages, log }).request('/products');
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(text).toContain('Something went wrong on our side.');
    expect(text).toContain('<p lang="ar" dir="rtl">حدث خطأ');
    expect(text).not.toContain('hunter2');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(JSON.stringify(lines)).toContain('hunter2');
  });

  test('that take too long are answered', async () => {
    const pages = () => new Promise<Response>(() => {});
    const response = await buildTestApp({ pages, pageTimeoutMs: 30 }).request('/products');
    expect(response.status).toBe(503);
  });

  test.each(['PUT', 'DELETE', 'PATCH', 'TRACE'])('are not there for %s', async (method) => {
    // As it comes from the network: the constructor of requests refuses TRACE by itself.
    const request = Object.defineProperty(
      new Request('http://shop.test/about', { method: 'POST' }),
      'method',
      {
        value: method,
      },
    );
    expect((await buildTestApp().fetch(request)).status).toBe(405);
  });

  test('take no endless form', async () => {
    const response = await app.request('/contact', { method: 'POST', body: 'x'.repeat(256 * 1024 + 1) });
    expect(response.status).toBe(413);
  });

  test('take so many forms from one address, and no more', async () => {
    const shop = buildTestApp();
    const send = (address: string) =>
      shop.request('/quotation', { method: 'POST', headers: { 'X-Forwarded-For': address } });
    const statuses = await Promise.all(
      Array.from({ length: 61 }, async () => (await send('203.0.113.5')).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
    expect((await send('203.0.113.6')).status).toBe(200);
  });

  test('are sent compressed to those who can read that', async () => {
    const text = 'Desk. '.repeat(1000);
    const pages = async () => new Response(text, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
    const response = await buildTestApp({ pages }).request('/', {
      headers: { 'Accept-Encoding': 'gzip, br' },
    });
    expect(response.headers.get('Content-Encoding')).toBe('gzip');
    expect(response.headers.get('Vary')).toContain('Accept-Encoding');
    expect(gunzipSync(await response.arrayBuffer()).toString()).toBe(text);
  });
});

describe('a change that another website asks for', () => {
  const url = 'http://shop.test/api/health';

  test.each([
    ['a browser says it is cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a browser says it is from a sister site', { 'Sec-Fetch-Site': 'same-site' }],
    ['an older browser names another origin', { Origin: 'https://evil.example' }],
    ['the origin is hidden', { Origin: 'null' }],
    ['the origin is nonsense', { Origin: 'shop.test' }],
    ['the origin only looks alike', { Origin: 'http://shop.test.evil.example' }],
  ])('is refused: %s', async (_case, headers: Record<string, string>) => {
    const response = await app.request(url, { method: 'POST', headers: { Host: 'shop.test', ...headers } });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error: { code: 'cross_site_request' } });
  });

  test.each([
    ['from the shop itself', { 'Sec-Fetch-Site': 'same-origin' }],
    ['by the public address', { Origin: 'http://shop.test' }],
    ['by the address in use', { Origin: 'http://127.0.0.1:3000', Host: '127.0.0.1:3000' }],
    ['by a program without cookies', {}],
  ])('is not confused with one %s', async (_case, headers: Record<string, string>) => {
    const response = await app.request(url, { method: 'POST', headers });
    expect(response.status).toBe(405);
  });

  test('may still link to a page', async () => {
    const response = await app.request('http://shop.test/', { headers: { 'Sec-Fetch-Site': 'cross-site' } });
    expect(response.status).toBe(200);
  });
});
