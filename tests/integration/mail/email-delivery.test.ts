import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Database } from '#database/connect.ts';
import { outboxEmails } from '#database/schema/outbox.ts';
import { inTransaction } from '#database/transaction.ts';
import { markEmailDue } from '#domain/outbox/outbox-queries.server.ts';
import { startEmailDelivery } from '#mail/email-delivery.ts';
import { enqueueEmail } from '#mail/outbox.ts';
import { eachDatabase } from '../../support/databases.ts';
import { smtpRefusal, startSmtpServer } from '../../support/servers/smtp.ts';
import { deliveryOn, mailFrom, patience } from './delivery-setup.ts';

const minute = 60_000;

eachDatabase('mail delivery', 'schema', (database) => {
  const {
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
  } = deliveryOn(database);

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

  it('sends when woken, without waiting for the next look', async () => {
    const server = await smtpServer();
    const delivery = startEmailDelivery({
      db: database.db,
      environment: { smtpUrl: server.url, mailFrom, unverifiedMails: { perDay: 100, perDomain: 100 } },
      log,
      timing: { lookEvery: 60 * minute },
    });
    onTestFinished(() => delivery.stop());
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
    clock.ahead = 2 * minute;
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
    clock.ahead = 24 * 60 * minute;
    await enqueue(mailTo('buyer@example.com'));
    startDelivery({ smtpUrl: server.url });
    await vi.waitFor(
      async () => expect(await outbox()).toMatchObject([{ status: 'pending', attempts: 1 }]),
      patience,
    );
    isBusy = false;
    clock.ahead = 0;
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
      clock.ahead += 25 * 60 * minute;
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
    clock.ahead = 48 * 60 * minute;
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
      clock.ahead = 2 * minute;
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
