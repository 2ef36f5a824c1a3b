import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { BodyBytes } from '#api/http/body-bytes.ts';
import { readEnvironment } from '#config/environment.ts';
import { outboxEmails } from '#database/schema/outbox.ts';
import { getEmailBacklog } from '#domain/outbox/get-email-backlog.server.ts';
import { Admission } from '#server/http/admission.ts';
import { openMetrics } from '#server/metrics.ts';
import { buildTestApp, testNow } from '../../support/app.ts';
import { onDatabase } from '../../support/databases.ts';

const token = 'a secret of the watchers';
const knowing = { headers: { Authorization: `Bearer ${token}` } };
const minutesAgo = (minutes: number) => new Date(testNow.getTime() - minutes * 60_000);

onDatabase('server', 'what can be watched', 'schema', (database) => {
  function watchedShop() {
    const metrics = openMetrics({
      pool: database.pool,
      admission: new Admission(),
      queues: { pdf: new Admission() },
      bodyBytes: new BodyBytes(2 ** 20),
      pageCache: undefined,
      emailBacklog: () => getEmailBacklog(database.db, testNow),
      version: '9.9.9',
    });
    const environment = readEnvironment({ PUBLIC_URL: 'http://shop.test', METRICS_TOKEN: token });
    return buildTestApp({ environment, metrics, database });
  }

  it('needs the token', async () => {
    const app = watchedShop();
    const { status, headers } = await app.request('/metrics', knowing);
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    for (const Authorization of ['', 'Bearer', `Bearer ${token} `.repeat(2), token]) {
      const answer = await app.request('/metrics', { headers: { Authorization } });
      expect(await answer.text(), 'an ordinary page').toContain('<title>/metrics</title>');
    }
  });

  it('has requests, the database and email, and no personal data', async () => {
    const email = { locale: 'en', subject: 'Order', html: '', text: '', aboutKind: 'order' } as const;
    await database.db.insert(outboxEmails).values([
      {
        ...email,
        onceKey: 'a',
        aboutId: randomUUID(),
        recipient: 'a@example.qa',
        nextAttemptAt: minutesAgo(30),
      },
      {
        ...email,
        onceKey: 'b',
        aboutId: randomUUID(),
        recipient: 'b@example.qa',
        nextAttemptAt: minutesAgo(-30),
      },
      { ...email, onceKey: 'c', aboutId: randomUUID(), recipient: 'c@example.qa', status: 'failed' },
    ]);
    const app = watchedShop();
    await app.request('/desks/oak-desk?q=somebody@example.qa');
    await app.request('/api/orders/OG-123456');
    await app.request('/api/nothing/here', { method: 'BREW' });
    await database.db.execute(sql`select 1`);
    const text = await (await app.request('/metrics', knowing)).text();
    const value = (line: string) =>
      Number(
        text
          .split('\n')
          .find((found) => found.startsWith(`${line} `))
          ?.slice(line.length),
      );

    expect(value('shop_request_seconds_count{method="GET",route="page",status="200"}')).toBe(1);
    expect(value('shop_request_seconds_count{method="GET",route="/api/orders/:id",status="401"}')).toBe(1);
    expect(value('shop_request_seconds_count{method="other",route="/api/*",status="404"}')).toBe(1);
    expect(value('shop_queue_waiting{queue="pdf"}')).toBe(0);
    expect(value('shop_queue_refused_total{queue="pdf"}')).toBe(0);
    expect(value('shop_mail_waiting')).toBe(2);
    expect(value('shop_mail_failed')).toBe(1);
    expect(value('shop_mail_overdue_seconds')).toBe(1800);
    expect(value('shop_database_connection_seconds_count')).toBeGreaterThan(0);
    expect(value('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
    expect(text).toContain('shop_info{version="9.9.9"} 1');
    expect(text).not.toMatch(/example\.qa|oak-desk|123456|BREW/);
  });
});
