import { expect, it } from 'vitest';
import { outboxEmails } from '#database/schema/outbox.ts';
import { eachDatabase } from '../../support/databases.ts';
import { deliveryOn } from './delivery-setup.ts';

const minute = 60_000;

eachDatabase('stale emails', 'schema', (database) => {
  const { smtpServer, startDelivery, mailTo, enqueue, outbox, untilOutboxIs } = deliveryOn(database);

  it('sends only what still matters when a mail server is set up after a while', async () => {
    const about = { aboutKind: 'quote', aboutId: crypto.randomUUID() } as const;
    const order = { aboutKind: 'order', aboutId: crypto.randomUUID() } as const;
    const news = (entity: typeof about | typeof order, event: string) => ({
      ...mailTo('buyer@example.qa'),
      ...entity,
      onceKey: `${entity.aboutKind}/${entity.aboutId}/${event}/buyer`,
      subject: event,
    });
    // Of each version and status one, without a mail server.
    for (const event of ['requested', 'version-2', 'version-3']) await enqueue(news(about, event));
    for (const event of ['received', 'confirmed', 'out_for_delivery']) await enqueue(news(order, event));
    await enqueue({ ...news(order, 'invoice-1'), subject: 'invoice' });
    // One that has waited since before its news were old, and one that staff sent again.
    const eightDaysAgo = new Date(Date.now() - 8 * 24 * 60 * minute);
    const old = { ...mailTo('old@example.qa'), createdAt: eightDaysAgo };
    await database.db.insert(outboxEmails).values([
      { ...old, subject: 'old', nextAttemptAt: eightDaysAgo },
      { ...old, onceKey: 'again', subject: 'sent again by staff' },
    ]);
    const { url, received } = await smtpServer();
    startDelivery({ smtpUrl: url });
    await untilOutboxIs(...'dropped dropped sent dropped dropped sent sent dropped sent'.split(' '));
    expect(received.map(({ subject }) => subject).toSorted()).toEqual([
      'invoice',
      'out_for_delivery',
      'sent again by staff',
      'version-3',
    ]);
    const reasons = (await outbox()).map(({ dropReason }) => dropReason);
    expect(reasons.filter(Boolean)).toEqual(['replaced', 'replaced', 'replaced', 'replaced', 'expired']);
  });
});
