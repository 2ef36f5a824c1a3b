import { beforeEach, describe, expect, test, vi } from 'vitest';
import { outboxEmails } from '#database/schema/outbox.ts';
import { changeOwnOrder } from '#domain/orders/editing/change-own-order.server.ts';
import { findOwnOrder } from '#domain/orders/editing/find-own-order.server.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { handleFindRequest, handleOrderRequest } from '#storefront/order-tracking/order-requests.server.ts';
import type { CountAttempt, PageServices } from '#storefront/page-services.ts';
import { testNow } from '../../support/app.ts';
import { onDatabase } from '../../support/databases.ts';
import { editCalls, type Product } from './edit-calls.ts';

/** What the forms of a page need beside the database. */
const pageParts = {
  environment: { publicUrl: 'http://shop.test', staffEmail: 'staff@ogulf.example' },
  now: () => testNow,
  wakeEmailDelivery: () => {},
};

onDatabase('server', 'an order changed by its buyer', 'settings', (database) => {
  const calls = editCalls(database);
  const { place, read, move, emailKeys } = calls;
  let desk: Product;

  beforeEach(async () => {
    desk = await calls.create({ price: 100, stock: 10 });
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
      expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
      expect(await response.text()).toContain(placed.number);
    });

    test('an order is found by number and phone, and anything else alike and no sooner', async () => {
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
      for (const { found } of unknown) expect(found).toBeUndefined();
      // No answer comes before a moment that is later than any lookup takes.
      for (const { ms } of [known, ...unknown]) expect(ms).toBeGreaterThan(290);
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
});
