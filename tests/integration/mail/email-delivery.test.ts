import { asc } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Database } from '#database/connect.ts';
import { outboxEmails } from '#database/schema/outbox.ts';
import { inTransaction } from '#database/transaction.ts';
import { markEmailDue } from '#domain/outbox/outbox-queries.server.ts';
import { startEmailDelivery } from '#mail/email-delivery.ts';
import { enqueueEmail } from '#mail/outbox.ts';
import { claimDueEmail } from '#mail/outbox-queries.ts';
import { orderReceivedEmail } from '#mail/templates/order-received-email.ts';
import { receivedOrderEmails } from '#mail/templates/received-order-emails.ts';
import { eachDatabase } from '../../support/databases.ts';
import { sampleOrder, sampleShop } from '../../support/sample-orders.ts';
import { smtpRefusal, startSmtpServer } from '../../support/servers/smtp.ts';

const minute = 60_000;
const patience = { timeout: 30_000, interval: 100 };
const mailFrom = 'OGulf <shop@ogulf.example>';

eachDatabase('mail delivery', (database) => {
  const cleanups: (() => unknown)[] = [];
  let clockAhead = 0;
  /** How often a delivery asked for the time, which it does at the beginning of every poll of the outbox. */
  let timesAsked = 0;
  let logged: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) });

  beforeEach(async () => {
    clockAhead = 0;
    logged = [];
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
        return new Date(Date.now() + clockAhead);
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

  it('holds acknowledgements back above the ceilings of a day, in all and of a domain, until staff resend them', async () => {
    const { url, received } = await smtpServer();
    const acknowledgement = (recipient: string) => ({
      ...mailTo(recipient),
      onceKey: `message/${recipient}/received/buyer`,
    });
    const delivery = startDelivery({ smtpUrl: url });
    const deliver = async (recipient: string, status: string) => {
      await enqueue(acknowledgement(recipient));
      delivery.wake();
      await vi.waitFor(async () => expect((await outbox()).at(-1)?.status).toBe(status), patience);
    };
    await deliver('a@one.example', 'sent');
    await deliver('b@One.example', 'sent');
    await deliver('c@one.example', 'failed');
    expect((await outbox()).at(-1)?.lastError).toMatch(/^Held back/);
    await deliver('a@two.example', 'sent');
    await deliver('a@three.example', 'sent');
    await deliver('a@four.example', 'failed');
    // What staff write is not an acknowledgement.
    await enqueue(mailTo('a@one.example'));
    delivery.wake();
    await untilOutboxIs('sent', 'sent', 'failed', 'sent', 'sent', 'failed', 'sent');
    // As the call of staff to resend does.
    const held = (await outbox())[2];
    await inTransaction(database.db, (transaction) =>
      markEmailDue(transaction, String(held?.id), new Date()),
    );
    delivery.wake();
    await untilOutboxIs('sent', 'sent', 'sent', 'sent', 'sent', 'failed', 'sent');
    expect(received).toHaveLength(6);
  });

  it('sends an email once', async () => {
    const server = await smtpServer();
    await enqueue(mailTo('buyer@example.com'));
    const delivery = startDelivery({ smtpUrl: server.url });
    await untilOutboxIs('sent');
    for (let look = 0; look < 5; look++) {
      delivery.wake();
      await untilPolledAgain();
    }
    expect(server.received.map(({ to }) => to)).toEqual([['buyer@example.com']]);
    expect(await outbox()).toMatchObject([{ attempts: 1, lockedUntil: null, sentAt: expect.any(Date) }]);
  });

  describe('an email that was enqueued without being rendered', () => {
    const enqueueFacts = (facts: unknown, onceKey: string) =>
      database.db.insert(outboxEmails).values({
        onceKey,
        recipient: 'buyer@example.com',
        locale: 'en',
        subject: 'We received your order',
        aboutKind: 'order',
        facts,
        nextAttemptAt: null,
      });
    const [received] = receivedOrderEmails(sampleOrder(), { ...sampleShop, staffEmail: 'staff@example.com' });

    it('is rendered, sent once though three processes look for email, and stays as it was sent', async () => {
      const server = await smtpServer();
      await enqueueFacts(received?.facts, 'order/1/received/test');
      for (let process = 0; process < 3; process++) startDelivery({ smtpUrl: server.url });
      await untilOutboxIs('sent');
      await untilPolledAgain();
      const { html, text } = orderReceivedEmail(sampleOrder(), sampleShop);
      expect(await outbox()).toMatchObject([{ html, text, facts: null, attempts: 1 }]);
      expect(server.received).toHaveLength(1);
      expect(server.received[0]?.text).toContain('OG-7K4M-2QXD');
    });

    it('is not due for a server of an older version, which would send it empty', async () => {
      await enqueueFacts(received?.facts, 'order/1/received/test');
      const now = new Date(Date.now() + minute);
      const claim = { now, lockedUntil: new Date(now.getTime() + minute), limit: 5 };
      expect(await claimDueEmail(database.db, claim)).toEqual([]);
    });

    it('fails by itself when it cannot be rendered, and the others are sent', async () => {
      const server = await smtpServer();
      await enqueueFacts({ template: 'order-received' }, 'order/1/received/test');
      await enqueue(mailTo('buyer@example.com'));
      startDelivery({ smtpUrl: server.url });
      await untilOutboxIs('failed', 'sent');
      expect((await outbox())[0]?.lastError).toMatch(/could not be rendered/);
    });
  });

  it('sends when woken, without waiting for the next look', async () => {
    const server = await smtpServer();
    const delivery = startEmailDelivery({
      db: database.db,
      environment: { smtpUrl: server.url, mailFrom, unverifiedMails: { perDay: 100, perDomain: 100 } },
      log,
      timing: { lookEvery: 60 * minute },
    });
    cleanups.push(() => delivery.stop());
    await enqueue(mailTo('buyer@example.com'));
    delivery.wake();
    await untilOutboxIs('sent');
    expect(server.received).toHaveLength(1);
  });

  it('sends nothing for a rollback, and one email for a duplicate key', async () => {
    const server = await smtpServer();
    const rolledBack = inTransaction(database.db, async (transaction) => {
      await enqueueEmail(transaction, mailTo('nobody@example.com'));
      throw new Error('out of stock');
    });
    await expect(rolledBack).rejects.toThrow('out of stock');
    await enqueue(mailTo('buyer@example.com'), mailTo('buyer@example.com'));
    await enqueue(mailTo('buyer@example.com'));
    startDelivery({ smtpUrl: server.url });
    await untilOutboxIs('sent');
    expect(server.received.map(({ to }) => to)).toEqual([['buyer@example.com']]);
  });

  it('delivers Arabic as it was written', async () => {
    const server = await smtpServer();
    const subject = 'استلمنا طلبك رقم OG-7K2M9';
    const text = 'شكرًا لك. المجموع: QAR 1,234.50';
    const html = `<p dir="rtl">${text}</p>`;
    await enqueue({ ...mailTo('buyer@example.com'), locale: 'ar', subject, text, html });
    startDelivery({ smtpUrl: server.url });
    await untilOutboxIs('sent');
    expect(server.received).toMatchObject([{ subject, text, html }]);
  });

  it('queues email while the server is unreachable, and delivers it when it is back', async () => {
    const { port, url, stop } = await startSmtpServer();
    await stop();
    await enqueue(mailTo('buyer@example.com'));
    const delivery = startDelivery({ smtpUrl: url });
    await vi.waitFor(
      async () => expect(await outbox()).toMatchObject([{ status: 'pending', attempts: 1 }]),
      patience,
    );
    const [waiting] = await outbox();
    expect(waiting?.lastError).toContain('ECONNREFUSED');
    expect(waiting?.lockedUntil).toBeNull();

    const server = await smtpServer({ port });
    clockAhead = 2 * minute;
    delivery.wake();
    await untilOutboxIs('sent');
    expect(server.received).toHaveLength(1);
    expect(await outbox()).toMatchObject([{ attempts: 2, lastError: '' }]);
  });

  it('does not wait for a time that a clock wrote which was a day ahead', async () => {
    let isBusy = true;
    const server = await smtpServer({
      onMail: () => {
        if (isBusy) throw smtpRefusal(451, 'later');
      },
    });
    clockAhead = 24 * 60 * minute;
    await enqueue(mailTo('buyer@example.com'));
    startDelivery({ smtpUrl: server.url });
    await vi.waitFor(
      async () => expect(await outbox()).toMatchObject([{ status: 'pending', attempts: 1 }]),
      patience,
    );
    isBusy = false;
    clockAhead = 0;
    await untilOutboxIs('sent');
  });

  it('gives up after the eighth attempt, and says why', async () => {
    const server = await smtpServer({
      onMail: () => {
        throw smtpRefusal(451, 'Try again later');
      },
    });
    await enqueue(mailTo('buyer@example.com'));
    const delivery = startDelivery({ smtpUrl: server.url });
    for (let attempts = 1; attempts < 8; attempts++) {
      await vi.waitFor(
        async () => expect(await outbox()).toMatchObject([{ status: 'pending', attempts }]),
        patience,
      );
      clockAhead += 25 * 60 * minute;
      delivery.wake();
    }
    await untilOutboxIs('failed');
    expect(await outbox()).toMatchObject([
      { attempts: 8, lastError: expect.stringContaining('Try again later') },
    ]);
  });

  it('gives up, without one more attempt, on an email whose every attempt ended its process', async () => {
    const server = await smtpServer();
    await enqueue(mailTo('buyer@example.com'));
    const longAgo = new Date('2026-11-14T08:00:00Z');
    await database.db
      .update(outboxEmails)
      .set({ status: 'sending', attempts: 8, nextAttemptAt: longAgo, lockedUntil: longAgo });
    startDelivery({ smtpUrl: server.url });
    await untilOutboxIs('failed');
    expect(server.received).toHaveLength(0);
    expect(await outbox()).toMatchObject([{ lastError: expect.stringContaining('cut off') }]);
  });

  it('does not retry a refused recipient, and goes on with the other emails', async () => {
    const server = await smtpServer({
      onRecipient: (address) => {
        if (address.startsWith('nobody')) throw smtpRefusal(550, '5.1.1 No such user here');
      },
    });
    await enqueue(mailTo('nobody@example.com'), mailTo('buyer@example.com'));
    const delivery = startDelivery({ smtpUrl: server.url });
    await untilOutboxIs('failed', 'sent');
    clockAhead = 48 * 60 * minute;
    delivery.wake();
    await untilPolledAgain();
    const [refused] = await outbox();
    expect(refused).toMatchObject({ status: 'failed', attempts: 1 });
    expect(refused?.lastError).toContain('5.1.1 No such user here');
  });

  it('sends each email once though three processes look for email', async () => {
    const server = await smtpServer({ onMail: () => new Promise((resolve) => setTimeout(resolve, 5)) });
    const recipients = Array.from({ length: 60 }, (_, index) => `buyer-${index}@example.com`);
    await enqueue(...recipients.map(mailTo));
    const deliveries = [1, 2, 3].map(() => startDelivery({ smtpUrl: server.url }));
    await untilOutboxIs(...recipients.map(() => 'sent'));
    await Promise.all(deliveries.map((delivery) => delivery.stop()));
    expect(server.received.flatMap(({ to }) => to).sort()).toEqual(recipients.sort());
    expect((await outbox()).every(({ attempts }) => attempts === 1)).toBe(true);
  });

  describe('stopping', () => {
    it('waits for the server that is answering', async () => {
      const answered = Promise.withResolvers<void>();
      const arrived = Promise.withResolvers<void>();
      const server = await smtpServer({
        onMail: () => {
          arrived.resolve();
          return answered.promise;
        },
      });
      await enqueue(mailTo('buyer@example.com'));
      const delivery = startDelivery({ smtpUrl: server.url });
      await arrived.promise;
      let isStopped = false;
      const stopped = delivery.stop().then(() => {
        isStopped = true;
      });
      expect(await outbox()).toMatchObject([{ status: 'sending' }]);
      expect(isStopped).toBe(false);
      answered.resolve();
      await stopped;
      expect(server.received).toHaveLength(1);
      expect(await outbox()).toMatchObject([{ status: 'sent' }]);
    });

    it('does not wait for ever: the email is left to the next process', async () => {
      const arrived = Promise.withResolvers<void>();
      const never = new Promise<void>(() => {});
      const stuck = await smtpServer({
        onMail: () => {
          arrived.resolve();
          return never;
        },
      });
      await enqueue(mailTo('buyer@example.com'));
      const delivery = startDelivery({ smtpUrl: stuck.url, grace: 200 });
      await arrived.promise;
      await delivery.stop();
      expect(await outbox()).toMatchObject([{ status: 'pending', lockedUntil: null }]);

      const server = await smtpServer();
      clockAhead = 2 * minute;
      startDelivery({ smtpUrl: server.url });
      await untilOutboxIs('sent');
      expect(server.received).toHaveLength(1);
    });

    it('gives back what it has claimed and not begun', async () => {
      const server = await smtpServer();
      await enqueue(mailTo('buyer@example.com'));
      const delivery = startDelivery({ smtpUrl: server.url });
      await delivery.stop();
      expect(server.received).toHaveLength(0);
      expect(await outbox()).toMatchObject([{ status: 'pending', attempts: 0, lockedUntil: null }]);
    });
  });

  describe('without SMTP_URL', () => {
    it('leaves email readable and the database alone', async () => {
      await enqueue(mailTo('buyer@example.com'));
      const { db, tries } = breakable(database.db);
      useFakeTimers();
      const delivery = startDelivery({ db });
      delivery.wake();
      await vi.advanceTimersByTimeAsync(60 * minute);
      await delivery.stop();
      vi.useRealTimers();
      expect(tries()).toBe(0);
      expect(await outbox()).toMatchObject([{ status: 'pending', attempts: 0, text: 'Thank you' }]);
    });
  });

  describe('when the database becomes unreachable', () => {
    it('says so once, asks rarely, and goes on when it is back', async () => {
      const server = await smtpServer();
      await enqueue(mailTo('buyer@example.com'));
      const { db, tries, breakDown, repair } = breakable(database.db);
      breakDown();
      useFakeTimers();
      startDelivery({ smtpUrl: server.url, db });
      await vi.advanceTimersByTimeAsync(minute);
      expect(tries(), 'after 0, 1, 3, 7, 15 and 31 seconds').toBe(6);
      expect(logged.filter((line) => line.includes('waiting for the database'))).toHaveLength(1);
      repair();
      // Synchronously: what follows, such as the SMTP connection, uses real timers.
      vi.advanceTimersByTime(minute / 2);
      vi.useRealTimers();
      await untilOutboxIs('sent');
      expect(server.received).toHaveLength(1);
      expect(logged.some((line) => line.includes('the database is back'))).toBe(true);
    });

    it('does not send again what was sent and could not be recorded', async () => {
      const breaking = breakable(database.db);
      const server = await smtpServer({ onMail: () => breaking.breakDown() });
      await enqueue(mailTo('buyer@example.com'));
      startDelivery({ smtpUrl: server.url, db: breaking.db });
      await vi.waitFor(() => expect(server.received).toHaveLength(1), patience);
      await vi.waitFor(() => expect(breaking.failures(), 'to record it').toBeGreaterThan(0), patience);
      breaking.repair();
      await untilOutboxIs('sent');
      expect(server.received).toHaveLength(1);
      expect(await outbox()).toMatchObject([{ attempts: 1 }]);
    });
  });

  it('names neither people nor what was written to them in the log', async () => {
    const server = await smtpServer({
      onRecipient: (address) => {
        if (address.startsWith('nobody')) throw smtpRefusal(550, `<${address}> does not exist`);
      },
    });
    await enqueue(mailTo('nobody@example.com'), mailTo('buyer@example.com'));
    startDelivery({ smtpUrl: server.url });
    await untilOutboxIs('failed', 'sent');
    expect(logged.some((line) => line.includes('EENVELOPE 550'))).toBe(true);
    expect(logged.join()).not.toMatch(/example\.com|order|Thank you/);
  });
});

/** Timers that the test drives; Date and everything else stays real. */
function useFakeTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

function usable(db: Database, property: string | symbol): unknown {
  const value = Reflect.get(db, property);
  return typeof value === 'function' ? value.bind(db) : value;
}

/** A database that can be made to fail as if it were away. */
function breakable(db: Database) {
  let away = false;
  let tries = 0;
  let failures = 0;
  return {
    db: new Proxy(db, {
      get(target, property) {
        tries += 1;
        if (!away) return usable(target, property);
        failures += 1;
        throw Object.assign(new Error('buyer@example.com'), { code: 'ECONNREFUSED' });
      },
    }),
    tries: () => tries,
    failures: () => failures,
    breakDown: () => {
      away = true;
    },
    repair: () => {
      away = false;
    },
  };
}
