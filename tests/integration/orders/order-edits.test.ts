import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { auditLog } from '#database/schema/audit-log.ts';
import { stockMovements } from '#database/schema/catalogue.ts';
import { orderProposals } from '#database/schema/orders.ts';
import { outboxEmails } from '#database/schema/outbox.ts';
import { answerProposal } from '#domain/orders/editing/answer-proposal.server.ts';
import { changeOwnOrder } from '#domain/orders/editing/change-own-order.server.ts';
import { editOf } from '#domain/orders/editing/edit-of.ts';
import { findOwnOrder } from '#domain/orders/editing/find-own-order.server.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { handleFindRequest, handleOrderRequest } from '#storefront/order-tracking/order-requests.server.ts';
import type { CountAttempt, PageServices } from '#storefront/page-services.ts';
import { testNow } from '../../support/app.ts';
import { onDatabase } from '../../support/databases.ts';
import { testDay } from '../../support/orders.ts';
import { editCalls, type Product, type ShownOrder } from './edit-calls.ts';

/** What the forms of a page need beside the database. */
const pageParts = {
  environment: { publicUrl: 'http://shop.test', staffEmail: 'staff@ogulf.example' },
  now: () => testNow,
  wakeEmailDelivery: () => {},
};

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

  describe('by the buyer', () => {
    const change = async (placed: { number: string; key: string; id: string }, fields: object = {}) => {
      const order = await read(placed.id);
      const address = { street: '12', building: '9', unit: '', landmark: 'Blue door' };
      return changeOwnOrder(
        database.db,
        placed,
        { version: order.version, contact: order.contact, day: '2026-11-18', address, ...fields },
        await calls.context(),
      );
    };

    test('moves the day and the address within the zone, until preparation begins', async () => {
      const placed = await place(desk, 2);
      await database.db.delete(outboxEmails);
      await change(placed);
      expect(await read(placed.id)).toMatchObject({
        day: '2026-11-18',
        fulfilment: { zone: 69, street: '12', building: '9', landmark: 'Blue door' },
        total: 200_00,
      });
      expect(await emailKeys()).toEqual(['changed-2/buyer', 'changed-2/staff']);
      await move(placed.id, 'received', 'preparing');
      await expect(change(placed, { day: '2026-11-19' })).rejects.toMatchObject({
        code: 'status_not_possible',
      });
    });

    test('is refused for a day that is not offered, a wrong key and an order that has changed', async () => {
      const placed = await place(desk, 1);
      await expect(change(placed, { day: '2026-11-20' })).rejects.toMatchObject({ code: 'invalid_input' });
      await expect(change({ ...placed, key: 'wrong' })).rejects.toMatchObject({ code: 'not_found' });
      await expect(change(placed, { version: 7 })).rejects.toMatchObject({ code: 'stale_version' });
    });

    test('the invoice opens with the key once the order is confirmed', async () => {
      const placed = await place(desk, 1);
      const address = `/api/order-invoices/${placed.number}/${placed.key}`;
      expect(await calls.staff.statusOf(address)).toBe(404);
      await move(placed.id, 'received', 'confirmed');
      expect(await calls.staff.statusOf(`${address}x`)).toBe(404);
      const response = await calls.staff.ask(address);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(await response.text()).toContain(placed.number);
    });

    test('an order is found by number and phone, and anything else alike and after the same time', async () => {
      const { number, key } = await place(desk, 1);
      const timed = async (typed: { number: string; phone: string }) => {
        const start = performance.now();
        const found = await findOwnOrder(database.db, typed);
        return { found, ms: performance.now() - start };
      };
      const known = await timed({ number: ` ${number.toLowerCase()} `, phone: '5512 3456' });
      expect(known.found).toEqual({ number, trackingKey: key });
      const unknown = [
        await timed({ number, phone: '55123457' }),
        await timed({ number: 'OG-0000-0000', phone: '55123456' }),
        await timed({ number: '', phone: '' }),
        await timed({ number: 'x'.repeat(500), phone: "' or 1=1" }),
      ];
      for (const { found, ms } of unknown) {
        expect(found).toBeUndefined();
        expect(Math.abs(ms - known.ms)).toBeLessThan(100);
      }
    });
  });

  describe('by the forms of the order page', () => {
    const post = (fields: Record<string, string>) =>
      new Request('http://shop.test/ar/order-confirmation', {
        method: 'POST',
        body: new URLSearchParams(fields),
      });
    const services = () => ({ db: database.db, ...pageParts }) as unknown as PageServices;

    test('a found order opens in the language of the page; unknown and too many attempts are refused', async () => {
      const { number, key } = await place(desk, 1);
      const find = (phone: string, countAttempt: CountAttempt = async () => {}) =>
        handleFindRequest(post({ number, phone }), countAttempt, services());
      const found = (await find('55123456')) as Response;
      expect(found.status).toBe(303);
      expect(found.headers.get('Location')).toBe(`/ar/order-confirmation?order=${number}&key=${key}`);
      expect(await find('55123457')).toMatchObject({ data: { code: 'not_found' }, init: { status: 404 } });
      const counted = vi.fn(async () => {
        throw new ShopError('too_many_requests');
      });
      expect(await find('55123456', counted)).toMatchObject({ init: { status: 429 } });
      expect(counted).toHaveBeenCalledWith({ name: 'find-order-by-address', times: 10, seconds: 600 });
    });

    test('a refused change names its fields; one that is saved redirects with its outcome', async () => {
      const placed = await place(desk, 1);
      const form = {
        intent: 'change',
        version: '1',
        kind: 'delivery',
        name: '',
        phone: '12',
        email: 'aisha@example.qa',
        street: '1',
        building: '2',
        day: '2026-11-18',
      };
      const send = (fields: object) => handleOrderRequest(post({ ...form, ...fields }), placed, services());
      expect(await send({})).toMatchObject({
        data: { kind: 'change', code: 'invalid_input', fields: ['contact.name', 'contact.phone'] },
        init: { status: 400 },
      });
      const saved = (await send({ name: 'Omar', phone: '55123456' })) as Response;
      expect(saved.headers.get('Location')).toContain('&done=changed');
      expect((await read(placed.id)).contact.name).toBe('Omar');
      // A request without a form is the one that cancels, and comes too late once the order is confirmed.
      await move(placed.id, 'received', 'confirmed');
      const bare = new Request('http://shop.test/order-confirmation', { method: 'POST' });
      expect(await handleOrderRequest(bare, placed, services())).toMatchObject({
        data: { kind: 'cancel', code: 'status_not_possible' },
      });
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
