import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#domain/delivery/working-days.ts';
import { orderStatuses } from '#primitives/order-status.ts';
import { overviewDays, periodBefore, periodOf, type SalesRow, salesOverview } from './overview.ts';

const today = '2026-11-15';

test('a week ends today, and the week before ends where it begins', () => {
  const week = periodOf(7, today);
  expect(week).toEqual({ from: '2026-11-09', to: today });
  expect(periodBefore(week)).toEqual({ from: '2026-11-02', to: '2026-11-08' });
});

test('every order is counted once, on its day and under its status, and cancelled ones earn nothing', () => {
  const anyRow: fc.Arbitrary<SalesRow> = fc.record({
    day: fc.integer({ min: -200, max: 5 }).map((days) => addDays(today, days)),
    status: fc.constantFrom(...orderStatuses),
    orders: fc.integer({ min: 1, max: 50 }),
    revenue: fc.integer({ min: 0, max: 10_000_000 }),
  });
  fc.assert(
    fc.property(fc.array(anyRow), fc.constantFrom(...overviewDays), (rows, days) => {
      const period = periodOf(days, today);
      const { sales, salesBefore, byDay, byStatus } = salesOverview(period, rows);
      expect(byDay).toHaveLength(days);
      expect(byDay.reduce((sum, { orders }) => sum + orders, 0)).toBe(sales.orders);
      expect(byDay.reduce((sum, { revenue }) => sum + revenue, 0)).toBe(sales.revenue);
      expect(Object.values(byStatus).reduce((sum, orders) => sum + orders, 0)).toBe(sales.orders);
      const earned = rows.filter(({ status }) => status !== 'cancelled');
      const since = periodBefore(period).from;
      expect(sales.revenue + salesBefore.revenue).toBe(
        earned
          .filter(({ day }) => since <= day && day <= today)
          .reduce((sum, { revenue }) => sum + revenue, 0),
      );
    }),
  );
});
