import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '#database/schema/audit-log.ts';
import { stockMovements } from '#database/schema/catalogue.ts';
import { orderProposals } from '#database/schema/orders.ts';
import { outboxEmails } from '#database/schema/outbox.ts';
import { answerProposal } from '#domain/orders/editing/answer-proposal.server.ts';
import { editOf } from '#domain/orders/editing/edit-of.ts';
import { onDatabase } from '../../support/databases.ts';
import { testDay } from '../../support/orders.ts';
import { editCalls, type Product, type ShownOrder } from './edit-calls.ts';

onDatabase('server', 'changing an order', 'settings', (database) => {
  const calls = editCalls(database);
  const { place, edit, read, move, stockOf, lines, emailKeys } = calls;
  let desk: Product;
  let chair: Product;

  beforeEach(async () => {
    desk = await calls.create({ price: 100, stock: 10 });
    chair = await calls.create({ price: 40, stock: 10 });
  });

  const stayed = async (id: string, quantity: number) => {
    const [first] = await lines(id);
    return { lineId: first?.id ?? '', productId: null, quantity };
  };
  const added = (product: Product, quantity: number) => ({ lineId: null, productId: product.id, quantity });

  describe('by staff', () => {
    test('writes everything at once: lines, stock, amounts, history, audit log and an email', async () => {
      const { id, number } = await place(desk, 3);
      await database.db.delete(outboxEmails);
      const answer = await edit(id, {
        lines: [await stayed(id, 1), added(chair, 2)],
        contact: { name: 'Omar', phone: '+97466123456', email: 'omar@example.qa' },
        company: { name: 'Gulf Works', crNumber: '77' },
        lpoNumber: 'PO-5',
        fulfilment: { kind: 'pickup' },
        discount: 30,
        discountReason: 'A scratch',
      });
      expect(answer.error).toBeUndefined();
      expect(answer.data).toMatchObject({
        number,
        subtotal: 180,
        discount: 30,
        deliveryFee: 0,
        total: 150,
        company: { name: 'Gulf Works', crNumber: '77' },
        fulfilment: { kind: 'pickup' },
        discountReason: 'A scratch',
        version: 2,
      });
      expect([await stockOf(desk.id), await stockOf(chair.id)]).toEqual([9, 8]);
      expect(await lines(id)).toMatchObject([
        { productId: desk.id, quantity: 1, unitPrice: 10_000, lineTotal: 10_000, position: 0 },
        { productId: chair.id, quantity: 2, unitPrice: 4000, lineTotal: 8000, position: 1 },
      ]);
      const movements = await database.db.select().from(stockMovements).where(eq(stockMovements.orderId, id));
      expect(movements.map(({ change, reason }) => [change, reason])).toEqual(
        expect.arrayContaining([
          [-3, 'order'],
          [2, 'order_edit'],
          [-2, 'order_edit'],
        ]),
      );
      const event = (await read(id)).history.at(-1);
      expect(event).toMatchObject({ kind: 'edited', actor: 'staff', actorName: 'admin' });
      expect(event?.details).toMatchObject({
        consent: 'not_needed',
        lines: expect.arrayContaining([
          expect.objectContaining({ sku: desk.sku, before: 3, after: 1 }),
          expect.objectContaining({ sku: chair.sku, before: 0, after: 2 }),
        ]),
        fields: expect.arrayContaining([{ field: 'total', before: 300, after: 150 }]),
        personal: {
          fields: expect.arrayContaining([{ field: 'name', before: 'Aisha Al Kuwari', after: 'Omar' }]),
        },
      });
      const [audit] = await database.db.select().from(auditLog).where(eq(auditLog.action, 'edit-order'));
      expect(audit).toMatchObject({
        entityId: id,
        before: { total: 300 },
        after: { total: 150, version: 2 },
      });
      expect(JSON.stringify(audit)).not.toContain('Omar');
      const [email, ...others] = await database.db.select().from(outboxEmails);
      expect(others).toEqual([]);
      expect(email).toMatchObject({ recipient: 'omar@example.qa', onceKey: `order/${id}/changed-2/buyer` });
      for (const document of ['invoice', 'packing-slip']) {
        const page = await (await calls.staff.ask(`/api/orders/${id}/${document}`)).text();
        expect(page, document).toContain(chair.sku);
      }
    });

    test('keeps the rows of the lines that stay', async () => {
      const { id } = await place(desk, 3);
      const [before] = await lines(id);
      await edit(id, { lines: [await stayed(id, 2)] });
      expect((await lines(id)).map((line) => line.id)).toEqual([before?.id]);
    });

    test('refuses a total that rises without consent, and notes consent by phone', async () => {
      const { id } = await place(desk, 1);
      const change = { lines: [await stayed(id, 2)] };
      expect((await edit(id, change)).error).toMatchObject({
        code: 'invalid_input',
        fields: [{ path: 'consent', code: 'required' }],
      });
      expect(await stockOf(desk.id)).toBe(9);
      const { data } = await edit(id, { ...change, consent: 'by_phone' });
      expect(data.total).toBe(200);
      expect(data.history.at(-1)?.details).toMatchObject({ consent: 'by_phone' });
      expect(await stockOf(desk.id)).toBe(8);
    });

    test.each(['out_for_delivery', 'delivered', 'cancelled'])('is refused once it is %s', async (status) => {
      const { id } = await place(desk, 1);
      await move(id, 'received', status);
      expect((await edit(id, { lpoNumber: 'PO-1' })).error.code).toBe('status_not_possible');
    });

    test('never sells what is not there, and says how much could be had', async () => {
      const { id } = await place(desk, 1);
      const { error } = await edit(id, { lines: [await stayed(id, 11)], consent: 'by_phone' });
      expect(error.fields).toMatchObject([{ path: 'lines.0.quantity', code: 'too_big' }]);
      expect(error.fields[0]?.message).toContain('10');
      expect(await stockOf(desk.id)).toBe(9);
    });

    test('of an older version is refused with the order as it is', async () => {
      const { id } = await place(desk, 1);
      await edit(id, { lpoNumber: 'PO-1' });
      const { status, error } = await edit(id, { lpoNumber: 'PO-2', version: 1 });
      expect(status).toBe(409);
      expect(error.conflict?.current).toMatchObject({ lpoNumber: 'PO-1', version: 2 });
    });

    test('that changes nothing writes nothing', async () => {
      const { id } = await place(desk, 1);
      await database.db.delete(outboxEmails);
      expect((await edit(id, {})).data.version).toBe(1);
      expect(await emailKeys()).toEqual([]);
    });

    test('is previewed with the same amounts, stock and days, and nothing is written', async () => {
      const { id } = await place(desk, 3);
      const { data } = await calls.staff.send<{ total: number; stock: object[]; days: string[] }>(
        'POST',
        '/api/orders/preview',
        {
          orderId: id,
          lines: [await stayed(id, 1), added(chair, 2)],
          deliveryFee: 20,
          discount: 0,
          destination: { kind: 'delivery', zone: 69 },
        },
      );
      expect(data).toMatchObject({
        subtotal: 180,
        deliveryFee: 20,
        regularDeliveryFee: 0,
        total: 200,
        totalBefore: 300,
        stock: expect.arrayContaining([
          expect.objectContaining({ productId: desk.id, pieces: 2, stock: 7 }),
          expect.objectContaining({ productId: chair.id, pieces: -2, stock: 10 }),
        ]),
      });
      expect(data.days).toContain(testDay);
      expect(await stockOf(chair.id)).toBe(10);
    });
  });

  describe('that the buyer is asked about', () => {
    const ask = async () => {
      const placed = await place(desk, 1);
      await database.db.delete(outboxEmails);
      const { data } = await edit(placed.id, {
        lines: [await stayed(placed.id, 1), added(chair, 1)],
        consent: 'ask_buyer',
      });
      return { ...placed, proposal: data.proposal?.createdAt ?? '', data };
    };
    const answer = async (placed: { number: string; key: string; proposal: string }, isAccepted: boolean) =>
      answerProposal(database.db, placed, { proposal: placed.proposal, isAccepted }, await calls.context());

    test('changes nothing until it is accepted, at the price that was proposed', async () => {
      const asked = await ask();
      expect(asked.data).toMatchObject({ total: 100, proposal: { total: 140 } });
      expect(await stockOf(chair.id)).toBe(10);
      expect(await emailKeys()).toEqual(['proposal-2/buyer']);
      await calls.staff.send('PUT', `/api/products/${chair.id}`, { ...(chair as object), price: 90 });
      const accepted = await answer(asked, true);
      expect(accepted).toMatchObject({ total: 140_00, proposal: null });
      expect(accepted.history.at(-1)).toMatchObject({
        kind: 'edited',
        actor: 'buyer',
        details: { consent: 'confirmed' },
      });
      expect(await stockOf(chair.id)).toBe(9);
      expect(await emailKeys()).toEqual(['proposal-2/buyer', 'changed-3/buyer', 'changed-3/staff']);
    });

    test('stays as it was when the buyer declines, and staff are told', async () => {
      const asked = await ask();
      const declined = await answer(asked, false);
      expect(declined).toMatchObject({ total: 100_00, proposal: null });
      expect(declined.history.at(-1)).toMatchObject({ kind: 'change_declined', actor: 'buyer' });
      expect(await emailKeys()).toEqual(['proposal-2/buyer', 'declined-3/staff']);
      await expect(answer(asked, true)).rejects.toMatchObject({ code: 'proposal_outdated' });
    });

    test('survives a note and a confirmation, but no other edit, no withdrawal and no dispatch', async () => {
      const noted = await ask();
      await calls.staff.send('POST', `/api/orders/${noted.id}/notes`, { note: 'Called twice' });
      await move(noted.id, 'received', 'confirmed');
      expect((await answer(noted, true)).total).toBe(140_00);

      const edited = await ask();
      await edit(edited.id, { lpoNumber: 'PO-8' });
      const withdrawn = await ask();
      const { data } = await calls.staff.send<ShownOrder>('DELETE', `/api/orders/${withdrawn.id}/proposal`);
      expect(data).toMatchObject({ proposal: null });
      expect(data.history.at(-1)).toMatchObject({ kind: 'change_declined', actor: 'staff' });
      // The buyer is told, and not asked any more by an email that still waits.
      const about = await database.db
        .select()
        .from(outboxEmails)
        .where(eq(outboxEmails.aboutId, withdrawn.id));
      expect(about.map(({ onceKey, status }) => [onceKey.split('/')[2], status])).toEqual(
        expect.arrayContaining([
          ['proposal-2', 'dropped'],
          ['proposal-withdrawn-3', 'pending'],
        ]),
      );
      const sent = await ask();
      await move(sent.id, 'received', 'out_for_delivery');
      for (const outdated of [edited, withdrawn, sent]) {
        await expect(answer(outdated, true)).rejects.toMatchObject({ code: 'proposal_outdated' });
      }
      expect(await database.db.select().from(orderProposals)).toEqual([]);
    });

    test('is refused when the pieces are gone meanwhile, and can be answered later', async () => {
      const asked = await ask();
      const other = await place(chair, 10, {
        contact: { name: 'B', phone: '+97455000001', email: 'b@example.qa' },
      });
      await expect(answer(asked, true)).rejects.toMatchObject({ code: 'invalid_input' });
      expect((await read(asked.id)).total).toBe(100_00);
      await move(other.id, 'received', 'cancelled');
      expect((await answer(asked, true)).total).toBe(140_00);
    });

    test('needs an email address to ask at', async () => {
      const { id } = await place(desk, 1);
      await edit(id, { contact: { ...(await read(id)).contact, email: '' } });
      const { error } = await edit(id, { lines: [await stayed(id, 2)], consent: 'ask_buyer' });
      expect(error.fields).toMatchObject([{ path: 'contact.email', code: 'required' }]);
    });
  });

  describe('taken by phone', () => {
    const taken = async (fields: object = {}) => {
      const order = { ...editOf(await read((await place(desk, 1)).id)), lines: [added(chair, 2)] };
      await database.db.delete(outboxEmails);
      return { key: calls.newKey(), locale: 'ar', ...order, ...fields };
    };
    const take = (body: object) => calls.staff.send<ShownOrder>('POST', '/api/orders', body);

    test('is an order as any other, says who took it, and is placed once', async () => {
      const body = await taken({ discount: 5, discountReason: 'Regular' });
      const { status, data } = await take(body);
      expect(status).toBe(201);
      expect(data).toMatchObject({
        total: 75,
        takenBy: 'admin',
        status: 'received',
        discountReason: 'Regular',
      });
      expect(data.history).toMatchObject([{ kind: 'placed', actor: 'staff', actorName: 'admin' }]);
      expect(await stockOf(chair.id)).toBe(8);
      expect(await emailKeys()).toEqual(['received/buyer', 'received/staff']);
      expect((await take(body)).data.id).toBe(data.id);
      expect(await stockOf(chair.id)).toBe(8);
      expect((await take({ ...body, lpoNumber: 'other' })).error.code).toBe('key_reused');
    });

    test('needs no email address, and then later emails are not written either', async () => {
      const body = await taken();
      const { data } = await take({ ...body, contact: { name: 'Omar', phone: '55998877', email: '' } });
      await move(data.id, 'received', 'confirmed');
      expect(await emailKeys()).toEqual(['received/staff']);
    });

    test('may be above the limits for strangers, but has the stock and the days of the shop', async () => {
      const plenty = await calls.create({ price: 10, stock: 900 });
      expect((await take(await taken({ lines: [added(plenty, 800)] }))).status).toBe(201);
      const tooMuch = await take(await taken({ lines: [added(plenty, 101)], day: '2026-11-20' }));
      expect(tooMuch.error.fields.map(({ path, code }) => [path, code])).toEqual([
        ['lines.0.quantity', 'too_big'],
        ['day', 'not_offered'],
      ]);
    });
  });
});
