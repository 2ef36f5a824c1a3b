import { setTimeout as wait } from 'node:timers/promises';
import { smtpRefusal, startSmtpServer } from '../support/servers/smtp.ts';
import { Buyers } from './buyers.ts';
import { Clock, hour } from './clock.ts';
import type { FaultReport } from './fault-report.ts';
import type { Sandbox } from './sandbox.ts';
import { seedShop } from './seeded-shop.ts';
import { waitUntil } from './wait-and-repeat.ts';

const minute = 60_000;
/** Failure modes of the mail server, each with the clock offset at which it starts. */
const failures = [
  ['connection refused', 0],
  ['connection refused', 2 * minute],
  ['temporary refusal (451)', 10 * minute],
  ['no response after the data', hour],
  ['connection refused', 4 * hour],
] as const;
const ordersEach = 4;
/** The shop polls its outbox every few seconds. */
const pollMs = 7000;
const deliveredWithinMs = 60_000;

/** The mail server is unavailable for hours, in several ways, while orders arrive. */
export async function injectFault(report: FaultReport, sandbox: Sandbox): Promise<void> {
  const { url } = await sandbox.postgres();
  const settings = { databaseUrl: url, dataDir: '' };
  const product = await seedShop(settings);
  const clock = await Clock.on(sandbox);
  const first = await startSmtpServer();
  await first.stop();
  const { port } = first;
  const shop = await sandbox.shop({
    ...clock.settings,
    DATABASE_URL: url,
    DATA_DIR: await sandbox.folder(),
    SMTP_URL: first.url,
    MAIL_FROM: 'OGulf <shop@ogulf.example>',
    STAFF_EMAIL: 'staff@ogulf.example',
  });
  const buyers = await Buyers.of(shop.url, product);

  let slowestMs = 0;
  for (const [failure, offset] of failures) {
    await clock.setAhead(offset);
    report.log(`${offset / minute} minutes: ${failure}`);
    const server = await failingServer(failure, port);
    for (let order = 0; order < ordersEach; order += 1) {
      const askedAt = performance.now();
      await buyers.order(shop.url);
      slowestMs = Math.max(slowestMs, performance.now() - askedAt);
    }
    await wait(pollMs);
    await server?.stop();
  }
  const expected = ordersEach * failures.length;
  report.check('every order was accepted', buyers.acknowledged === expected, buyers.acknowledged);
  report.check('without waiting for email', slowestMs < 3000, `${Math.round(slowestMs)} ms at most`);

  const server = await startSmtpServer({ port });
  sandbox.addCleanup(() => server.stop());
  // Beyond the longest retry delay.
  await clock.setAhead(12 * hour);
  await waitUntil(() => server.received.length >= 2 * expected, deliveredWithinMs);
  await wait(pollMs);
  const ids = new Set(server.received.map(({ messageId }) => messageId));
  report.log(`the mail server is back: ${server.received.length} emails, ${ids.size} distinct`);
  report.check('every email arrived', ids.size === 2 * expected, `${ids.size} of ${2 * expected}`);
  const doubled = server.received.length - ids.size;
  report.check('and none twice', doubled === 0, doubled);
  await buyers.verify(report, settings);
}

function failingServer(failure: (typeof failures)[number][0], port: number) {
  if (failure === 'connection refused') return undefined;
  if (failure === 'no response after the data') {
    return startSmtpServer({ port, onMail: () => new Promise(() => {}) });
  }
  return startSmtpServer({
    port,
    onMail: () => {
      throw smtpRefusal(451, 'Try again later');
    },
  });
}
