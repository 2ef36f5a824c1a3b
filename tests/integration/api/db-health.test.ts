import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnvironment } from '#config/environment.ts';
import { type OpenDatabase, openDatabase } from '#database/connect.ts';
import { buildTestApp, testNow } from '../../support/app.ts';
import { createDatabase, eachDatabase } from '../../support/databases.ts';
import { type BreakableConnection, breakableConnection } from '../../support/servers/breakable-connection.ts';
import { staffCalls } from '../../support/staff-calls.ts';

eachDatabase('GET /api/db-health', 'schema', (database) => {
  // Specification 7.03
  test('tells that the database answers, which one it is, and how fast', async () => {
    const response = await buildTestApp({ database }).request('/api/db-health');
    expect(response.status).toBe(200);
    const { success, data } = (await response.json()) as { success: boolean; data: { milliseconds: number } };
    expect(success).toBe(true);
    expect(data).toEqual({ status: 'reachable', engine: database.engine, milliseconds: expect.any(Number) });
    expect(data.milliseconds).toBeGreaterThan(0);
  });

  test('staff see the state of every part of the shop', async () => {
    const environment = readEnvironment({
      DATA_DIR: tmpdir(),
      SMTP_URL: 'smtp://127.0.0.1',
      MAIL_FROM: 'shop@example.qa',
    });
    const staff = await staffCalls(database, { environment });
    const health = await staff.read<Record<string, { state: string }>>('/api/shop-health');
    expect(health).toMatchObject({
      database: { state: 'well', engine: database.engine, bytes: expect.any(Number) },
      email: { state: 'well', isDelivering: true, waiting: 0, failed: 0, overdueSeconds: 0 },
      server: { state: 'well', version: '1.2.3', startedAt: testNow.toISOString() },
    });
    const { blocks, bsize } = await statfs(tmpdir());
    expect(health.disk).toMatchObject({ totalBytes: blocks * bsize });
    expect(await staff.statusOf('/api/shop-health')).toBe(401);
  });
});

describe('a database server that becomes unreachable and comes back', () => {
  let fresh: Awaited<ReturnType<typeof createDatabase>>;
  let connection: BreakableConnection;
  let database: OpenDatabase;
  let app: ReturnType<typeof buildTestApp>;

  beforeAll(async () => {
    fresh = await createDatabase('server', 'schema');
    connection = await breakableConnection(fresh.settings.databaseUrl ?? '');
    database = await openDatabase({ ...fresh.settings, databaseUrl: connection.url });
    app = buildTestApp({ database });
  });

  afterAll(async () => {
    await database.close();
    await connection.cut();
    await fresh.remove();
  });

  const health = () => app.request('/api/db-health', { headers: { 'Accept-Language': 'ar' } });

  test.each([
    ['refuses connections', () => connection.cut()],
    ['keeps silent', () => connection.block()],
  ])('%s: 503 within about two seconds, and 200 again by itself', async (_case, goAway) => {
    expect((await health()).status).toBe(200);

    await goAway();
    const askedAt = performance.now();
    const away = await health();
    expect(away.status).toBe(503);
    expect(performance.now() - askedAt).toBeLessThan(3000);
    expect(away.headers.get('Retry-After')).toBe('5');
    expect(await away.json()).toMatchObject({
      error: { code: 'database_unavailable', message: expect.stringContaining('يتعذّر الوصول') },
    });
    expect((await app.request('/api/health')).status).toBe(200);

    await connection.restore();
    await expect.poll(async () => (await health()).status, { timeout: 15_000, interval: 200 }).toBe(200);
  });
});
