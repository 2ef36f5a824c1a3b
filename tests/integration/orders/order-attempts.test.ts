import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { buildTestApp } from '../../support/app.ts';
import { eachDatabase } from '../../support/databases.ts';
import { orderOf } from '../../support/orders.ts';

const mostAttempts = 60;

eachDatabase('attempts to order from one address', 'settings', (database) => {
  const openServer = () => {
    const app = buildTestApp({ database });
    return async (address: string) => {
      const response = await app.request('/api/send-order', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
        // Of an unknown product: an attempt that is refused counts too.
        body: JSON.stringify(orderOf({ id: randomUUID(), price: 1 }, 1)),
      });
      const { error } = (await response.json()) as { error: { code: string } };
      return error.code;
    };
  };

  test('are counted by all servers together, also when they arrive at once', async () => {
    const servers = [openServer(), openServer()];
    const answers = await Promise.all(
      servers.flatMap((attempt) => Array.from({ length: 40 }, () => attempt('10.0.0.1'))),
    );
    expect(answers.filter((code) => code === 'order_changed')).toHaveLength(mostAttempts);
    expect(answers.filter((code) => code === 'too_many_requests')).toHaveLength(80 - mostAttempts);
    expect(await openServer()('10.0.0.1')).toBe('too_many_requests');
    expect(await openServer()('10.0.0.2')).toBe('order_changed');
  });

  test('are counted from one again when their time is over', async () => {
    const attempt = openServer();
    for (let made = 0; made < mostAttempts; made += 1) await attempt('10.0.0.3');
    expect(await openServer()('10.0.0.3')).toBe('too_many_requests');
    await database.db.update(rateLimits).set({ expire: Date.now() - 1 });
    const later = openServer();
    for (let made = 0; made < mostAttempts; made += 1) expect(await later('10.0.0.3')).toBe('order_changed');
    expect(await later('10.0.0.3')).toBe('too_many_requests');
  });

  test('are stored without the address', async () => {
    await openServer()('10.0.0.4');
    const rows = await database.db.select().from(rateLimits);
    expect(JSON.stringify(rows)).not.toContain('10.0.0');
  });
});
