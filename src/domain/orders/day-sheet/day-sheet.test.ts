import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderStatuses, paymentMethods } from '#primitives/order-status.ts';
import { amountToCollect, type DayOrder, daySheet } from './day-sheet.ts';

const address = (zone: number) => ({ zone, street: '343', building: '12', unit: '', landmark: '' });

const anyOrder: fc.Arbitrary<DayOrder> = fc.record({
  id: fc.uuid(),
  number: fc.string(),
  status: fc.constantFrom(...orderStatuses),
  locale: fc.constantFrom('en', 'ar'),
  contactName: fc.string(),
  contactPhone: fc.string(),
  companyName: fc.string(),
  address: fc.option(fc.integer({ min: 1, max: 98 }).map(address), { nil: null }),
  notes: fc.string(),
  lines: fc.constant([]),
  payment: fc.constantFrom(...paymentMethods),
  total: fc.integer({ min: 0, max: 100_000_000 }),
  paymentDueDays: fc.option(fc.constantFrom(30, 60), { nil: null }),
  owed: fc.integer({ min: 0, max: 100_000_000 }),
});

test('every order is on the day sheet once: under its zone, or among the pickups', () => {
  fc.assert(
    fc.property(fc.array(anyOrder), (orders) => {
      const { zones, pickups } = daySheet('2026-11-17', orders, new Map(), []);
      const onSheet = [...zones.flatMap((zone) => zone.orders), ...pickups];
      expect(onSheet).toHaveLength(orders.length);
      expect(new Set(onSheet)).toEqual(new Set(orders));
      for (const { zone, orders: inZone } of zones) {
        expect(inZone.every((order) => order.address?.zone === zone)).toBe(true);
      }
      const numbers = zones.map(({ zone }) => zone);
      expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
      expect(pickups.every((order) => order.address === null)).toBe(true);
    }),
  );
});

test('what is collected is what the orders say, and nothing of what is transferred', () => {
  fc.assert(
    fc.property(fc.array(anyOrder), (orders) => {
      const { toCollect } = daySheet('2026-11-17', orders, new Map(), []);
      expect(toCollect.cash + toCollect.card).toBe(
        orders.reduce((sum, order) => sum + amountToCollect(order), 0),
      );
    }),
  );
  expect(amountToCollect({ payment: 'bank_transfer', paymentDueDays: null, owed: 5000 })).toBe(0);
  expect(amountToCollect({ payment: 'card_on_delivery', paymentDueDays: null, owed: 5000 })).toBe(5000);
  expect(amountToCollect({ payment: 'cash_on_delivery', paymentDueDays: 30, owed: 5000 })).toBe(0);
  expect(amountToCollect({ payment: 'cash_on_delivery', paymentDueDays: null, owed: 0 })).toBe(0);
});
