import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderLines, orders } from '#database/schema/orders.ts';
import { outboxEmails } from '#database/schema/outbox.ts';
import { quoteLines, quotes, quoteVersions } from '#database/schema/quotes.ts';
import { dirhamsFromQar } from '#primitives/money.ts';
import { repetitions } from '../../support/thorough.ts';
import { onQuotations } from './quotation-calls.ts';

const amount = fc.integer({ min: 1, max: 20_000 }).map((dirhams) => dirhams / 100);
const discount = fc.oneof(
  amount.map((value) => ({ kind: 'amount', value })),
  fc.integer({ min: 0, max: 9_999 }).map((points) => ({ kind: 'percent', value: points / 100 })),
);
const send = fc.record({
  kind: fc.constant('send' as const),
  unitPrice: fc.option(amount, { freq: 8 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  ofLine: discount,
  ofAll: discount,
  assemblyFee: fc.oneof(fc.constant(0), amount),
});
/** `back` names an older version: 0 is the newest. */
const step = (kind: 'withdraw' | 'accept') =>
  fc.record({ kind: fc.constant(kind), back: fc.constantFrom(0, 0, 1) });
const command = fc.oneof(
  { arbitrary: send, weight: 3 },
  { arbitrary: step('withdraw'), weight: 1 },
  { arbitrary: step('accept'), weight: 2 },
  { arbitrary: fc.record({ kind: fc.constant('expire' as const) }), weight: 1 },
);

onQuotations('any sequence of versions, withdrawals and acceptances', (database, calls) => {
  const { staff, create, ask, offer, lineOf, accept } = calls;

  test('accepts the newest valid version at most once, and its amounts add up', {
    timeout: 90_000,
  }, async () => {
    const product = await create({ price: 100, stock: 900 });
    const versionsOf = async (id: string) => {
      const rows = await database.db.select().from(quoteVersions).where(eq(quoteVersions.quoteId, id));
      return rows.toSorted((one, other) => one.number - other.number);
    };
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 3, maxLength: 8 }), async (sequence) => {
        const asked = await ask([{ productId: product.id, quantity: 1 }], {
          contact: { name: 'Omar', phone: '+97455123456', email: 'omar@example.qa' },
        });
        for (const each of sequence) {
          const versions = await versionsOf(asked.id);
          const newest = versions.at(-1);
          if (!newest) throw new Error('there is always a version');
          if (each.kind === 'expire') {
            // What is an order already has no day to pass.
            const isAccepted = (await database.db.$count(orders)) > 0;
            if (isAccepted) continue;
            await database.db
              .update(quoteVersions)
              .set({ validUntil: '2026-11-14' })
              .where(eq(quoteVersions.id, newest.id));
          } else if (each.kind === 'send') {
            const line = { ...lineOf(product, each.quantity, each.unitPrice), discount: each.ofLine };
            await offer(asked.id, [line], {
              basedOn: newest.number,
              discount: each.ofAll,
              assembly: each.assemblyFee > 0 ? 'priced' : 'included',
              assemblyFee: each.assemblyFee,
            });
          } else {
            const number = newest.number - each.back;
            const total = (versions.find((version) => version.number === number)?.total ?? 0) / 100;
            if (each.kind === 'accept') await accept(asked, total, { version: number });
            else await staff().send('POST', `/api/quotes/${asked.id}/withdraw`, { offer: number, note: '' });
          }
        }
        await expectSound(asked.id);
        await database.db.delete(orders);
        await database.db.delete(quotes);
        await database.db.delete(outboxEmails);
      }),
      { numRuns: repetitions(15, 100), interruptAfterTimeLimit: 60_000 },
    );

    async function expectSound(id: string): Promise<void> {
      const versions = await versionsOf(id);
      for (const version of versions) {
        const lines = await database.db
          .select()
          .from(quoteLines)
          .where(eq(quoteLines.quoteVersionId, version.id));
        expect(version.subtotal).toBe(lines.reduce((sum, { lineTotal }) => sum + (lineTotal ?? 0), 0));
        expect(version.total).toBeGreaterThan(0);
        expect(version.discount).toBeLessThan(version.subtotal);
      }
      const [quote] = await database.db.select().from(quotes).where(eq(quotes.id, id));
      const placed = await database.db.select().from(orders).where(eq(orders.quoteId, id));
      expect(placed).toHaveLength(quote?.status === 'accepted' ? 1 : 0);
      // What a buyer is told about it waits once: the newest.
      const waiting = await database.db.select().from(outboxEmails).where(eq(outboxEmails.status, 'pending'));
      const toBuyer = waiting.filter(
        ({ onceKey }) => onceKey.startsWith('quote/') && onceKey.endsWith('/buyer'),
      );
      expect(toBuyer).toHaveLength(quote?.status === 'accepted' ? 0 : 1);
      const [order] = placed;
      if (!order) return;
      const accepted = versions.at(-1);
      expect(accepted?.withdrawnAt).toBeNull();
      expect(accepted?.validUntil).not.toBe('2026-11-14');
      const lines = await database.db.select().from(orderLines).where(eq(orderLines.orderId, order.id));
      expect(order.subtotal).toBe(lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0));
      expect(order.total).toBe(order.subtotal - order.discount + order.deliveryFee);
      expect(order.total).toBe(accepted?.total);
      expect(dirhamsFromQar(order.total / 100)).toBe(order.total);
    }
  });
});
