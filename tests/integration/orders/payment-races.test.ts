import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { products } from '#database/schema/catalogue.ts';
import { orders } from '#database/schema/orders.ts';
import { firstShopProfile } from '#database/seed/data/shop-profile.ts';
import { inTransaction } from '#database/transaction.ts';
import { ensureInvoice } from '#domain/orders/invoices/issue-invoice.server.ts';
import { lockOrder, requireOrder } from '#domain/orders/order-queries.server.ts';
import { repairResults } from '#primitives/payment.ts';
import { testNow } from '../../support/app.ts';
import { productDraft } from '../../support/catalogue-bodies.ts';
import { eachDatabase } from '../../support/databases.ts';
import { accountCalls } from '../../support/order-accounts.ts';
import { phoneOf } from '../../support/orders.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';
import { repetitions } from '../../support/thorough.ts';

eachDatabase('money and goods at the same time', 'settings', (database) => {
  let staff: StaffCalls;
  let calls: ReturnType<typeof accountCalls>;
  let buyers = 0;

  beforeAll(async () => {
    staff = await staffCalls(database);
    calls = accountCalls(database, staff);
  });

  const create = (stock = 50) =>
    staff.write<{ id: string; price: number }>(
      'POST',
      '/api/products',
      productDraft({ leadTimeDays: 0, price: 100, stock }),
    );
  const place = async (quantity: number, known?: { id: string; price: number }) => {
    buyers += 1;
    const contact = { name: 'Aisha Al Kuwari', phone: phoneOf(buyers), email: `buyer${buyers}@example.qa` };
    const product = known ?? (await create());
    return { product, id: await calls.place(product, quantity, { contact }) };
  };
  const stockOf = async (id: string) => {
    const [row] = await database.db.select().from(products).where(eq(products.id, id));
    return row?.stock;
  };
  const numbersOf = async (kind: 'invoice' | 'credit_note') => {
    const { rows } = await database.pool.query<{ number: number }>(
      'select number from invoices where kind = $1 order by number',
      [kind],
    );
    return rows.map(({ number }) => number);
  };
  const expectNoGaps = async () => {
    for (const kind of ['invoice', 'credit_note'] as const) {
      const numbers = await numbersOf(kind);
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    }
  };

  test('two colleagues record the same payment: one is refused', async () => {
    const { id } = await place(2);
    const answers = await Promise.all([calls.pay(id, 200), calls.pay(id, 200)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await calls.account(id)).toMatchObject({ state: 'paid', received: 200 });
  });

  test('orders that are sent out at once get consecutive numbers, and a rollback leaves no gap', async () => {
    const placed = await Promise.all(Array.from({ length: 6 }, () => place(1)));
    const [first, ...others] = placed.map(({ id }) => id);
    await Promise.all([
      ...others.map((id) => calls.move(id, 'received', 'out_for_delivery')),
      expect(
        inTransaction(database.db, async (transaction) => {
          await lockOrder(transaction, first ?? '');
          const order = await requireOrder(transaction, first ?? '');
          await ensureInvoice(transaction, order, {
            seller: firstShopProfile,
            now: testNow,
            actorName: 'admin',
          });
          throw new Error('the connection is lost');
        }),
      ).rejects.toThrow('is lost'),
    ]);
    expect(await numbersOf('invoice')).toHaveLength(5);
    await expectNoGaps();
    await calls.move(first ?? '', 'received', 'delivered');
    expect(await numbersOf('invoice')).toHaveLength(6);
    await expectNoGaps();
  });

  test('a step that is clicked twice issues one invoice', async () => {
    const { id } = await place(1);
    const answers = await Promise.all([1, 2, 3].map(() => calls.move(id, 'received', 'delivered')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await calls.account(id)).documents).toHaveLength(1);
    await expectNoGaps();
  });

  test('a payment while goods come back: what is owed follows both, whichever was first', async () => {
    const { id } = await place(4);
    await calls.move(id, 'received', 'delivered');
    const lineId = (await calls.account(id)).lines[0]?.id ?? '';
    const [paid, returned] = await Promise.all([
      calls.pay(id, 400),
      calls.bringBack(id, [{ lineId, quantity: 1, isRestocked: true }]),
    ]);
    expect(returned.status).toBe(201);
    const account = await calls.account(id);
    expect(account.charged).toBe(300);
    // The whole price is owed only before the return.
    expect(account).toMatchObject(
      paid.status === 201
        ? { state: 'refund_due', received: 400, refundDue: 100 }
        : { state: 'unpaid', received: 0, owed: 300 },
    );
  });

  test('the same pieces come back twice at once: one return is refused, and the stock is right', async () => {
    const { id, product } = await place(3);
    await calls.move(id, 'received', 'delivered');
    const lineId = (await calls.account(id)).lines[0]?.id ?? '';
    const choice = [{ lineId, quantity: 3, isRestocked: true }];
    const answers = await Promise.all([calls.bringBack(id, choice), calls.bringBack(id, choice)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await stockOf(product.id)).toBe(50);
    await expectNoGaps();
  });

  const anyStep = fc.oneof(
    fc.record({
      step: fc.constantFrom('pay' as const, 'refund' as const),
      qar: fc.integer({ min: 1, max: 450 }),
    }),
    fc.record({ step: fc.constant('void' as const), entry: fc.nat(5) }),
    fc.record({
      step: fc.constant('return' as const),
      quantity: fc.integer({ min: 1, max: 4 }),
      isRestocked: fc.boolean(),
      outcome: fc.constantFrom('refund', 'refund', 'exchange', 'repair'),
    }),
    fc.record({
      step: fc.constant('end repair' as const),
      entry: fc.nat(3),
      result: fc.constantFrom(...repairResults),
    }),
    fc.record({
      step: fc.constantFrom('out_for_delivery' as const, 'delivered' as const, 'cancelled' as const),
    }),
  );

  test('after any sequence of payments, refunds, voids, steps and returns the rows, the stock and the numbers add up', {
    timeout: 120_000,
  }, async () => {
    const product = await create(1000);
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 3, maxLength: 12 }), async (steps) => {
        const before = (await stockOf(product.id)) ?? 0;
        const { id } = await place(4, product);
        for (const step of steps) {
          const account = await calls.account(id);
          if (step.step === 'pay') await calls.pay(id, step.qar);
          else if (step.step === 'refund') await calls.pay(id, step.qar, { kind: 'refund' });
          else if (step.step === 'void') {
            const entry = account.payments[step.entry];
            if (entry) await calls.voidPayment(id, entry.id);
          } else if (step.step === 'return') {
            const { quantity, isRestocked, outcome } = step;
            const lines = [{ lineId: account.lines[0]?.id ?? '', quantity, isRestocked }];
            await calls.bringBack(id, lines, { outcome });
          } else if (step.step === 'end repair') {
            const entry = account.returns[step.entry];
            if (entry) await calls.endRepair(id, entry.id, step.result);
          } else {
            const [row] = await database.db.select().from(orders).where(eq(orders.id, id));
            await calls.move(id, row?.status ?? '', step.step);
          }
        }
        const account = await calls.account(id);
        const [row] = await database.db.select().from(orders).where(eq(orders.id, id));
        const live = account.payments.filter(({ voided }) => !voided);
        const sumOf = (kind: string) =>
          live.reduce((sum, payment) => sum + (payment.kind === kind ? payment.amount : 0), 0);
        const credited = account.documents
          .filter(({ kind }) => kind === 'credit_note')
          .reduce((sum, { total }) => sum + total, 0);
        const isCancelled = row?.status === 'cancelled';
        expect(account.received).toBe(sumOf('payment') - sumOf('refund'));
        expect(account.received).toBeGreaterThanOrEqual(0);
        expect(account.owed - account.refundDue).toBe(account.charged - account.received);
        // Without an invoice nothing is credited; with one it and its credit notes are what is charged.
        expect(account.charged).toBe(isCancelled ? 0 : 400 - credited);
        if (account.documents.length > 0) expect(account.charged).toBe(400 - credited);
        const back = account.returns
          .flatMap(({ lines }) => lines)
          .reduce((sum, { quantity, isRestocked }) => sum + (isRestocked ? quantity : 0), 0);
        const exchanged = account.returns
          .filter(({ outcome }) => outcome === 'exchange')
          .flatMap(({ lines }) => lines)
          .reduce((sum, { quantity }) => sum + quantity, 0);
        expect(await stockOf(product.id)).toBe(before - (isCancelled ? 0 : 4) + back - exchanged);
        // A piece is either with the buyer, back for its money, or in repair.
        const inRepair = account.returns
          .filter(({ outcome, repairEnd }) => outcome === 'repair' && !repairEnd)
          .flatMap(({ lines }) => lines)
          .reduce((sum, { quantity }) => sum + quantity, 0);
        const [line] = account.lines;
        expect(line?.inRepair).toBe(inRepair);
        expect((line?.returned ?? 0) + inRepair).toBeLessThanOrEqual(4);
        // The stored balance, by which the list of what is owed is found.
        expect(row?.balance).toBe(Math.round((account.owed - account.refundDue) * 100));
        await expectNoGaps();
      }),
      { numRuns: repetitions(6, 60) },
    );
  });
});
