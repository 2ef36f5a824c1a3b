import { expect, it } from 'vitest';
import { outboxEmails } from '#database/schema/outbox.ts';
import { claimDueEmail } from '#mail/outbox-queries.ts';
import { orderReceivedEmail } from '#mail/templates/order-received-email.ts';
import { receivedOrderEmails } from '#mail/templates/received-order-emails.ts';
import { eachDatabase } from '../../support/databases.ts';
import { sampleOrder, sampleShop } from '../../support/sample-orders.ts';
import { deliveryOn } from './delivery-setup.ts';

const minute = 60_000;

eachDatabase('an email that was enqueued without being rendered', 'schema', (database) => {
  const { smtpServer, startDelivery, mailTo, enqueue, outbox, untilPolledAgain, untilOutboxIs } =
    deliveryOn(database);

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
  const [received] = receivedOrderEmails(sampleOrder(), {
    ...sampleShop,
    staffEmail: 'staff@example.com',
    staffLocale: 'en',
  });

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
