import { asc } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { Database } from '#database/connect.ts';
import { outboxEmails } from '#database/schema/outbox.ts';
import { inTransaction } from '#database/transaction.ts';
import { startEmailDelivery } from '#mail/email-delivery.ts';
import { enqueueEmail } from '#mail/outbox.ts';
import type { TestDatabase } from '../../support/databases.ts';
import { startSmtpServer } from '../../support/servers/smtp.ts';

export const patience = { timeout: 30_000, interval: 100 };
export const mailFrom = 'OGulf <shop@ogulf.example>';

/** An empty outbox before each test, and SMTP servers and deliveries that end with it. */
export function deliveryOn(database: Pick<TestDatabase, 'db'>) {
  const cleanups: (() => unknown)[] = [];
  const clock = { ahead: 0 };
  /** How often a delivery asked for the time, which it does at the beginning of every poll of the outbox. */
  let timesAsked = 0;
  const logged: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) });

  beforeEach(async () => {
    clock.ahead = 0;
    logged.length = 0;
    await database.db.delete(outboxEmails);
  });
  afterEach(async () => {
    for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
  });

  async function smtpServer(behaviour?: Parameters<typeof startSmtpServer>[0]) {
    const server = await startSmtpServer(behaviour);
    cleanups.push(() => server.stop());
    return server;
  }

  function startDelivery(options: { smtpUrl?: string; db?: Database; grace?: number }) {
    const delivery = startEmailDelivery({
      db: options.db ?? database.db,
      environment: { smtpUrl: options.smtpUrl, mailFrom, unverifiedMails: { perDay: 4, perDomain: 2 } },
      log,
      now: () => {
        timesAsked += 1;
        return new Date(Date.now() + clock.ahead);
      },
      timing: { lookEvery: 50, grace: options.grace ?? 5000 },
    });
    cleanups.push(() => delivery.stop());
    return delivery;
  }

  const mailTo = (recipient: string) => ({
    onceKey: `test/${recipient}`,
    recipient,
    locale: 'en' as const,
    subject: 'We received your order',
    html: '<p>Thank you</p>',
    text: 'Thank you',
    aboutKind: 'order' as const,
  });

  const enqueue = (...emails: Parameters<typeof enqueueEmail>[1][]) =>
    inTransaction(database.db, async (transaction) => {
      for (const email of emails) await enqueueEmail(transaction, email);
    });

  const outbox = () => database.db.select().from(outboxEmails).orderBy(asc(outboxEmails.id));

  /** Waits until a whole poll of the outbox has passed, so that everything due was sent. */
  const untilPolledAgain = () => {
    const before = timesAsked;
    return vi.waitFor(() => expect(timesAsked).toBeGreaterThanOrEqual(before + 2), patience);
  };

  const untilOutboxIs = (...statuses: string[]) =>
    vi.waitFor(async () => expect((await outbox()).map(({ status }) => status)).toEqual(statuses), patience);

  return {
    /** Milliseconds by which the clock of deliveries is ahead. */
    clock,
    log,
    logged,
    smtpServer,
    startDelivery,
    mailTo,
    enqueue,
    outbox,
    untilPolledAgain,
    untilOutboxIs,
  };
}
