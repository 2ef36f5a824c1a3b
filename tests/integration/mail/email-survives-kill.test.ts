import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type DatabaseSettings, openDatabase } from '#database/connect.ts';
import { outboxEmails } from '#database/schema/outbox.ts';
import { inTransaction } from '#database/transaction.ts';
import { startEmailDelivery } from '#mail/email-delivery.ts';
import { enqueueEmail } from '#mail/outbox.ts';
import { createDatabase } from '../../support/databases.ts';
import { startSmtpServer } from '../../support/servers/smtp.ts';
import { enginesOfSlowSuite } from '../../support/thorough.ts';

const project = join(import.meta.dirname, '../../..');
const mailFrom = 'OGulf <shop@ogulf.example>';
const log = pino({ level: 'silent' });
const leaseIsOver = 6 * 60_000;

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
});

function startProcess(settings: DatabaseSettings, smtpUrl: string): ChildProcess {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'deliver-until-killed.ts')], {
    cwd: project,
    env: {
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATABASE_URL: settings.databaseUrl ?? '',
      DATA_DIR: settings.dataDir,
      SMTP_URL: smtpUrl,
      MAIL_FROM: mailFrom,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  cleanups.push(() => child.kill('SIGKILL'));
  return child;
}

async function open(settings: DatabaseSettings) {
  const database = await openDatabase(settings);
  cleanups.push(() => database.close());
  return database;
}

async function writeOneMail(settings: DatabaseSettings): Promise<void> {
  const database = await openDatabase(settings);
  await inTransaction(database.db, (transaction) =>
    enqueueEmail(transaction, {
      onceKey: 'order/1/received/buyer',
      recipient: 'buyer@example.com',
      locale: 'en',
      subject: 'We received your order',
      html: '<p>Thank you</p>',
      text: 'Thank you',
      aboutKind: 'order',
    }),
  );
  // The embedded database serves one process at a time, and the next is the one to be killed.
  await database.close();
}

describe.each(enginesOfSlowSuite)('a process killed while it sends (%s database)', (engine) => {
  it('leaves a claim that blocks other processes until it expires, and then another one sends the email', async () => {
    const { settings, remove } = await createDatabase(engine, 'schema');
    cleanups.push(remove);
    await writeOneMail(settings);

    const arrived = Promise.withResolvers<string>();
    const stuck = await startSmtpServer({
      onMail: ({ messageId }) => {
        arrived.resolve(messageId);
        return new Promise(() => {});
      },
    });
    cleanups.push(() => stuck.stop());
    const child = startProcess(settings, stuck.url);
    const firstMessageId = await arrived.promise;
    child.kill('SIGKILL');
    await once(child, 'exit');

    const { db } = await open(settings);
    const outbox = () => db.select().from(outboxEmails);
    expect(await outbox()).toMatchObject([
      { status: 'sending', attempts: 1, lockedUntil: expect.any(Date), sentAt: null },
    ]);

    const server = await startSmtpServer();
    cleanups.push(() => server.stop());
    let clockAhead = 0;
    let polls = 0;
    const delivery = startEmailDelivery({
      db,
      environment: { smtpUrl: server.url, mailFrom, unverifiedMails: { perDay: 100, perDomain: 100 } },
      log,
      // Asked for at the beginning of every poll of the outbox.
      now: () => {
        polls += 1;
        return new Date(Date.now() + clockAhead);
      },
      timing: { lookEvery: 50 },
    });
    cleanups.push(() => delivery.stop());
    await vi.waitFor(() => expect(polls).toBeGreaterThan(3), 30_000);
    expect(server.received).toHaveLength(0);

    clockAhead = leaseIsOver;
    await vi.waitFor(
      async () => expect(await outbox()).toMatchObject([{ status: 'sent', attempts: 2 }]),
      30_000,
    );
    expect(server.received).toMatchObject([{ to: ['buyer@example.com'], messageId: firstMessageId }]);
  });
});
