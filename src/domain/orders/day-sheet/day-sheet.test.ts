import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyDayOrder } from '../../../../tests/support/any-day-order.ts';
import { collection } from './collection.ts';
import { daySheet } from './day-sheet.ts';

test('every order is on the sheet once: in a round, a pickup, unconfirmed or delivered; a cancelled one nowhere', () => {
  fc.assert(
    fc.property(fc.array(anyDayOrder), (orders) => {
      const { rounds, pickups, unconfirmed, delivered } = daySheet('2026-11-17', orders, new Map(), []);
      const stops = rounds.flatMap((round) => round.stops);
      const onSheet = [...stops, ...pickups, ...unconfirmed, ...delivered];
      expect(onSheet).toHaveLength(orders.filter(({ status }) => status !== 'cancelled').length);
      expect(new Set(onSheet).size).toBe(onSheet.length);
      expect(stops.every((order) => order.address !== null)).toBe(true);
      expect(pickups.every((order) => order.address === null)).toBe(true);
      expect(unconfirmed.every(({ status }) => status === 'received')).toBe(true);
      expect(delivered.every(({ status }) => status === 'delivered')).toBe(true);
      for (const round of rounds) {
        expect(round.stops.every(({ driver }) => driver?.id === round.driver?.id)).toBe(true);
        expect(round.stops).toEqual(orders.filter((order) => round.stops.includes(order)));
      }
      const names = rounds.map(({ driver }) => driver?.name ?? '');
      expect(names).toEqual([...new Set(names)].toSorted());
    }),
  );
});

test('what is collected is what open orders still owe at the door; nothing that is paid is asked for again', () => {
  fc.assert(
    fc.property(fc.array(anyDayOrder), (orders) => {
      const sheet = daySheet('2026-11-17', orders, new Map(), []);
      const open = [...sheet.rounds.flatMap(({ stops }) => stops), ...sheet.pickups];
      const expected = open.reduce((sum, order) => sum + order.collection.amount, 0);
      expect(sheet.toCollect.cash + sheet.toCollect.card).toBe(expected);
      const inRounds = sheet.rounds.reduce((sum, { toCollect }) => sum + toCollect.cash + toCollect.card, 0);
      const atCounter = sheet.pickups.reduce((sum, order) => sum + order.collection.amount, 0);
      expect(inRounds + atCounter).toBe(expected);
      for (const { total, collection: due } of open) {
        expect(due.amount === 0 || due.amount + due.paidBefore === total).toBe(true);
        expect(due.isPaid && due.amount > 0).toBe(false);
      }
    }),
  );
});

test.each([
  ['cash at the door', { payment: 'cash_on_delivery', owed: 5000, received: 0 }, 5000, false],
  ['a rest after a deposit', { payment: 'card_on_delivery', owed: 2000, received: 3000 }, 2000, false],
  ['paid before', { payment: 'cash_on_delivery', owed: 0, received: 5000 }, 0, true],
  ['a transfer that has not come', { payment: 'bank_transfer', owed: 5000, received: 0 }, 0, false],
  ['a transfer that has come', { payment: 'bank_transfer', owed: 0, received: 5000 }, 0, true],
  ['a free order', { payment: 'cash_on_delivery', owed: 0, received: 0 }, 0, false],
] as const)('%s', (_name, { payment, owed, received }, amount, isPaid) => {
  const due = collection({ payment, paymentDueDays: null, balance: { owed, received } });
  expect(due).toMatchObject({ amount, isPaid });
  expect(collection({ payment, paymentDueDays: 30, balance: { owed, received } }).amount).toBe(0);
});
