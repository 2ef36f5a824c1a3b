import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ar } from '#i18n/messages/storefront/ar.ts';
import { en } from '#i18n/messages/storefront/en.ts';
import { type PostgresServer, startPostgres } from '../../support/servers/start-postgres.ts';
import { realStart, ShopProcess } from './process-under-test.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let folder: string;
let postgres: PostgresServer;
let shop: ShopProcess;
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-without-database-'));
  postgres = await startPostgres();
  shop = new ShopProcess(realStart, { PORT: '0', DATA_DIR: folder, DATABASE_URL: postgres.url });
  address = await shop.address();
});

afterAll(async () => {
  shop.signal('SIGKILL');
  await shop.ended();
  await postgres.remove();
  await rm(folder, { recursive: true, force: true });
});

async function page(path: string) {
  const answer = await fetch(address + path);
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

test("while the database is unreachable cached pages are served, others answer 503 in the visitor's language", async () => {
  const before = await page('/ar');
  expect(before.status).toBe(200);

  await postgres.stop();
  for (const [path, { failure }] of [
    ['/products?search=desk', en],
    ['/ar/products?search=desk', ar],
  ] as const) {
    const { status, headers, html } = await page(path);
    expect(status).toBe(503);
    expect(headers.get('Retry-After')).toBe('5');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(html).toContain(failure.title);
    expect(html).not.toMatch(/ECONNREFUSED|failed query|shop_profile|at .+\.ts:/);
  }
  expect(await page('/ar')).toMatchObject({ status: 200, html: before.html });

  await postgres.start();
  const isBack = async () => (await page('/ar/products?search=desk')).status;
  await expect.poll(isBack, { timeout: 20_000 }).toBe(200);
});
