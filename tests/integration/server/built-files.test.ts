import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnvironment } from '#config/environment.ts';
import { buildTestApp } from '../../support/app.ts';

const script = `console.log('${'x'.repeat(2000)}')`;
const files = {
  'secret.txt': 'outside of what is served',
  'client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'client/assets/root-abc123.js': script,
  'client/assets/root-abc123.js.br': brotliCompressSync(script),
  'client/assets/readex.woff2': 'font',
  'client/assets/pdf.worker.min-abc123.mjs': 'read()',
  'client/assets/root-abc123.js.map': '{}',
  'client/.vite/manifest.json': '{}',
  'client/service-worker.js': 'keepPages()',
  'client/retired-worker.js': 'retire()',
  'admin/index.html': '<!doctype html><title>Admin</title>',
  'admin/assets/main-def456.js': 'admin()',
};

let folder: string;
let app: ReturnType<typeof buildTestApp>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'built-files-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  app = buildTestApp({ builtFiles: { client: join(folder, 'client'), admin: join(folder, 'admin') } });
});

afterAll(() => rm(folder, { recursive: true }));

const isPage = (text: string) => text.startsWith('<!doctype html><title>/');

describe('files of the build', () => {
  test('with a hash in their name are cached for a year', async () => {
    const response = await app.request('/assets/root-abc123.js');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/javascript/);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(await response.text()).toBe(script);
  });

  test('are sent as they were compressed by the build', async () => {
    const response = await app.request('/assets/root-abc123.js', {
      headers: { 'Accept-Encoding': 'gzip, br' },
    });
    expect(response.headers.get('Content-Encoding')).toBe('br');
    expect(response.headers.get('Vary')).toContain('Accept-Encoding');
    const sent = files['client/assets/root-abc123.js.br'].byteLength;
    expect(response.headers.get('Content-Length')).toBe(String(sent));
    expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toBe(script);
  });

  test('may load and run nothing as workers, but the reader of PDF files may compile WebAssembly', async () => {
    const policyOf = async (path: string) =>
      (await app.request(path)).headers.get('Content-Security-Policy') ?? '';
    const locked = await policyOf('/assets/root-abc123.js');
    expect(locked).toContain("default-src 'none'");
    expect(locked).not.toContain('script-src');
    expect(await policyOf('/assets/pdf.worker.min-abc123.mjs')).toBe(
      `${locked}; script-src 'wasm-unsafe-eval'`,
    );
    const worker = await app.request('/assets/pdf.worker.min-abc123.mjs');
    expect(worker.headers.get('Content-Type')).toMatch(/^text\/javascript/);
  });

  test('the service worker is revalidated with every page, and may load what it caches', async () => {
    const response = await app.request('/service-worker.js');
    expect(response.headers.get('Content-Type')).toMatch(/^text\/javascript/);
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    expect(response.headers.get('Content-Security-Policy')).toBe("default-src 'none'; connect-src 'self'");
    expect(await response.text()).toBe('keepPages()');
  });

  test('a shop that does without serves the worker that takes everything back', async () => {
    const environment = readEnvironment({ OFFLINE_PAGES: 'off' });
    const builtFiles = { client: join(folder, 'client'), admin: join(folder, 'admin') };
    const response = await buildTestApp({ builtFiles, environment }).request('/service-worker.js');
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    expect(await response.text()).toBe('retire()');
  });

  test.each([
    ['/favicon.svg', 'image/svg+xml'],
    ['/assets/readex.woff2', 'font/woff2'],
  ])('%s is %s', async (path, type) => {
    expect((await app.request(path)).headers.get('Content-Type')).toContain(type);
  });

  test('without a hash are asked for again, and not sent again when they are the same', async () => {
    const first = await app.request('/favicon.svg');
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=3600, must-revalidate');
    const tag = first.headers.get('ETag') ?? '';
    const second = await app.request('/favicon.svg', { headers: { 'If-None-Match': tag } });
    expect(second.status).toBe(304);
    expect(second.headers.get('ETag')).toBe(tag);
    expect(await second.text()).toBe('');
  });

  test('that are gone answer 404, which is not cached', async () => {
    const response = await app.request('/assets/root-old.js');
    expect(response.status).toBe(404);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test.each(['/assets/root-abc123.js.map', '/assets/root-abc123.js.br', '/assets/'])(
    '%s is not served',
    async (path) => {
      const response = await app.request(path, { redirect: 'manual' });
      expect([301, 404]).toContain(response.status);
    },
  );

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e%5c..%5csecret.txt',
    '/admin/..%2f..%2fsecret.txt',
    '/.vite/manifest.json',
    '/%00',
    '/favicon.svg%00.html',
  ])('%s reaches no file', async (path) => {
    const response = await app.request(path);
    const text = await response.text();
    expect(text).not.toContain('outside');
    expect(text).not.toBe('{}');
  });
});

describe('the admin app', () => {
  test.each(['/adm/ogulf', '/admin', '/admin/products', '/admin/orders/7', '/admin/index.html'])(
    '%s is its page: hidden, not kept, and locked',
    async (path) => {
      const response = await app.request(path);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(files['admin/index.html']);
      expect(response.headers.get('Content-Type')).toMatch(/^text\/html/);
      expect(response.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(response.headers.get('Content-Security-Policy')).toContain("script-src 'self';");
      expect(response.headers.get('Content-Security-Policy')).not.toContain('unsafe');
    },
  );

  test('has its files below /admin, which search engines leave alone', async () => {
    const response = await app.request('/admin/assets/main-def456.js');
    expect(await response.text()).toBe('admin()');
    expect(response.headers.get('Cache-Control')).toContain('immutable');
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
  });

  test('answers 404 for a file that is gone, not its page', async () => {
    expect((await app.request('/admin/assets/old.js')).status).toBe(404);
  });

  test.each(['/adm', '/adm/other', '/administration', '/assets/main-def456.js', '/ar/admin'])(
    '%s does not lead there',
    async (path) => {
      const response = await app.request(path);
      const text = await response.text();
      expect(isPage(text) || response.status === 404).toBe(true);
      expect(text).not.toContain('Admin');
    },
  );

  test('has one address without a slash at the end', async () => {
    expect((await app.request('/admin/')).headers.get('Location')).toBe('/admin');
  });
});
