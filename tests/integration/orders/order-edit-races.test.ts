import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { cancelOwnOrder } from '#domain/orders/cancel-own-order.server.ts';
import { answerProposal } from '#domain/orders/editing/answer-proposal.server.ts';
import { changeOwnOrder } from '#domain/orders/editing/change-own-order.server.ts';
import { eachDatabase } from '../../support/databases.ts';
import { repetitions } from '../../support/thorough.ts';
import { editCalls, type Placed, type Product } from './edit-calls.ts';

const pieces = 30;

eachDatabase('changes of one order at once and one after the other', 'settings', (database) => {
  const calls = editCalls(database);
  const { place, edit, read, stockOf } = calls;
  let desk: Product;
  let chair: Product;

  beforeEach(async () => {
    desk = await calls.create({ price: 100, stock: pieces });
    chair = await calls.create({ price: 40, stock: pieces });
  });

  const settled = async (...changes: Promise<unknown>[]) =>
    (await Promise.allSettled(changes)).map(({ status }) => status);
  const linesOf = async (id: string, desks: number, chairs: number) => {
    const { lines } = await read(id);
    const line = (product: Product, quantity: number) => {
      const former = lines.find(({ productId }) => productId === product.id);
      return { lineId: former?.id ?? null, productId: former ? null : product.id, quantity };
    };
    return [line(desk, desks), ...(chairs > 0 ? [line(chair, chairs)] : [])];
  };

  /** What must hold after any sequence: no piece is lost or made, and every amount adds up. */
  const expectSums = async (id: string) => {
    const order = await read(id);
    const inOrder = (product: Product) =>
      order.status === 'cancelled'
        ? 0
        : (order.lines.find(({ productId }) => productId === product.id)?.quantity ?? 0);
    for (const product of [desk, chair]) {
      expect((await stockOf(product.id)) + inOrder(product)).toBe(pieces);
    }
    const subtotal = order.lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
    expect(order.subtotal).toBe(subtotal);
    expect(order.total).toBe(subtotal - order.discount + order.deliveryFee);
    expect(order.discount === 0 || order.discount < subtotal).toBe(true);
    return order;
  };

  test('of two colleagues one is told of the other', async () => {
    const { id } = await place(desk, 2);
    const { version } = await read(id);
    const [one, other] = await Promise.all([
      edit(id, { lines: await linesOf(id, 5, 0), consent: 'by_phone', version }),
      edit(id, { lines: await linesOf(id, 2, 3), consent: 'by_phone', version }),
    ]);
    expect([one.status, other.status].toSorted()).toEqual([200, 409]);
    const order = await expectSums(id);
    expect(order.history.filter(({ kind }) => kind === 'edited')).toHaveLength(1);
  });

  test('the buyer cancels while staff edit: all pieces come back, once', async () => {
    const placed = await place(desk, 4);
    const context = await calls.context();
    const [edited] = await Promise.all([
      edit(placed.id, { lines: await linesOf(placed.id, 2, 6), consent: 'by_phone' }),
      cancelOwnOrder(database.db, placed, context),
    ]);
    expect([200, 409]).toContain(edited.status);
    const order = await expectSums(placed.id);
    expect(order.status).toBe('cancelled');
    expect(await stockOf(desk.id)).toBe(pieces);
  });

  test('the buyer accepts a proposal while staff edit: one of them counts, never half of each', async () => {
    const placed = await place(desk, 1);
    const { data } = await edit(placed.id, { lines: await linesOf(placed.id, 1, 5), consent: 'ask_buyer' });
    const { version } = await read(placed.id);
    const context = await calls.context();
    const proposal = data.proposal?.createdAt ?? '';
    const [edited, accepted] = await Promise.all([
      edit(placed.id, { lines: await linesOf(placed.id, 3, 0), consent: 'by_phone', version }),
      answerProposal(database.db, placed, { proposal, isAccepted: true }, context).then(
        () => 'accepted',
        ({ code }) => code,
      ),
    ]);
    expect([
      [200, 'proposal_outdated'],
      [409, 'accepted'],
    ]).toContainEqual([edited.status, accepted]);
    const order = await expectSums(placed.id);
    expect(order.total).toBe(300_00);
    expect(order.lines).toHaveLength(edited.status === 200 ? 1 : 2);
    expect(order.proposal).toBeNull();
  });

  const quantities = fc.record({
    desks: fc.integer({ min: 1, max: 40 }),
    chairs: fc.integer({ min: 0, max: 40 }),
  });
  const command = fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('edit' as const), ...toArbitraries() }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('propose' as const), lines: quantities }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('accept', 'decline') }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('buyerChange' as const) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('cancel', 'withdraw', 'confirm', 'note') }) },
  );
  function toArbitraries() {
    return {
      lines: quantities,
      discount: fc.constantFrom(0, 10, 99.99, 5000),
      fee: fc.constantFrom(null, 0, 25),
    };
  }
  type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never;

  const run = async (placed: Placed, each: Command): Promise<unknown> => {
    const { id } = placed;
    const order = await read(id);
    const context = await calls.context();
    if ('lines' in each) {
      const { desks, chairs } = each.lines;
      const lines = await linesOf(id, desks, chairs);
      if (each.kind === 'propose') return edit(id, { lines, consent: 'ask_buyer' });
      const { discount, fee } = each;
      return edit(id, { lines, discount, discountReason: 'x', deliveryFee: fee, consent: 'by_phone' });
    }
    const proposal = order.proposal?.createdAt.toISOString() ?? '';
    if (each.kind === 'accept' || each.kind === 'decline') {
      return answerProposal(database.db, placed, { proposal, isAccepted: each.kind === 'accept' }, context);
    }
    if (each.kind === 'buyerChange') {
      const address = { street: '1', building: '2', unit: '', landmark: '' };
      const change = { version: order.version, contact: order.contact, address, day: '2026-11-18' };
      return changeOwnOrder(database.db, placed, change, context);
    }
    if (each.kind === 'withdraw') return calls.staff.send('DELETE', `/api/orders/${id}/proposal`);
    if (each.kind === 'note') return calls.staff.send('POST', `/api/orders/${id}/notes`, { note: 'x' });
    if (each.kind === 'cancel') return cancelOwnOrder(database.db, placed, context);
    return calls.move(id, order.status, 'confirmed');
  };

  test('any sequence keeps pieces and amounts', { timeout: repetitions(90_000, 600_000) }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 3, maxLength: 8 }), async (sequence) => {
        const placed = await place(desk, 2, {
          contact: { name: 'Aisha', phone: calls.nextPhone(), email: 'a@example.qa' },
        });
        for (const each of sequence) {
          await settled(run(placed, each));
          await expectSums(placed.id);
        }
        // The next run starts from a full shelf.
        const { status } = await read(placed.id);
        if (status !== 'cancelled') await calls.move(placed.id, status, 'cancelled');
      }),
      {
        numRuns: database.engine === 'server' ? repetitions(4, 60) : repetitions(1, 20),
        interruptAfterTimeLimit: repetitions(60_000, 500_000),
      },
    );
  });

  test('any two changes at once keep pieces and amounts', {
    timeout: repetitions(90_000, 600_000),
  }, async () => {
    await fc.assert(
      fc.asyncProperty(command, command, async (one, other) => {
        const placed = await place(desk, 2, {
          contact: { name: 'Aisha', phone: calls.nextPhone(), email: 'a@example.qa' },
        });
        await edit(placed.id, { lines: await linesOf(placed.id, 2, 2), consent: 'ask_buyer' });
        await settled(run(placed, one), run(placed, other));
        const { status } = await expectSums(placed.id);
        if (status !== 'cancelled') await calls.move(placed.id, status, 'cancelled');
      }),
      {
        numRuns: database.engine === 'server' ? repetitions(5, 80) : repetitions(2, 20),
        interruptAfterTimeLimit: repetitions(60_000, 500_000),
      },
    );
  });
});
