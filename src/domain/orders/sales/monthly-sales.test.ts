import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MonthPart, monthlySales, monthsOf } from './monthly-sales.ts';

describe('sales by month', () => {
  it('joins what each table says of a month, and subtracts credit notes', () => {
    const { months } = monthlySales(
      2025,
      [
        { month: '2025-03', orders: 4, ordered: 400_00, cancelled: 1 },
        { month: '2025-03', invoiced: 350_00, credited: 50_00 },
        { month: '2025-03', refunded: 20_00 },
      ],
      '2026-11-15',
    );
    expect(months).toHaveLength(12);
    expect(months[2]).toEqual({
      month: '2025-03',
      orders: 4,
      ordered: 400_00,
      cancelled: 1,
      invoiced: 350_00,
      credited: 50_00,
      revenue: 300_00,
      refunded: 20_00,
      before: null,
    });
    expect(months[3]).toMatchObject({ orders: 0, revenue: 0 });
  });

  it('ends a running year with the month of today, and compares it with the same months of the year before', () => {
    const parts = [
      { month: '2025-02', orders: 3 },
      { month: '2025-12', orders: 9 },
      { month: '2026-02', orders: 5 },
    ];
    const { months, total, totalBefore } = monthlySales(2026, parts, '2026-02-28');
    expect(months.map(({ month }) => month)).toEqual(['2026-01', '2026-02']);
    expect(months[1]?.before).toMatchObject({ orders: 3 });
    expect(total.orders).toBe(5);
    expect(totalBefore?.orders).toBe(3);
  });

  it('has no year before where that year has no figures', () => {
    const { months, totalBefore } = monthlySales(2026, [{ month: '2026-01', orders: 1 }], '2026-03-01');
    expect(totalBefore).toBeNull();
    expect(months.every(({ before }) => before === null)).toBe(true);
  });

  it('adds up: the total is the sum of the months, whatever the parts', () => {
    const part = fc.record({
      month: fc.constantFrom(...monthsOf(2024), ...monthsOf(2025)),
      orders: fc.nat(50),
      invoiced: fc.nat(1_000_000),
      credited: fc.nat(1_000_000),
    });
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (parts: MonthPart[]) => {
        const { months, total, totalBefore } = monthlySales(2025, parts, '2026-01-01');
        const sum = (pick: (month: (typeof months)[number]) => number) =>
          months.reduce((all, month) => all + pick(month), 0);
        expect(total.revenue).toBe(sum(({ revenue }) => revenue));
        expect(total.revenue).toBe(total.invoiced - total.credited);
        expect(totalBefore?.orders ?? 0).toBe(sum(({ before }) => before?.orders ?? 0));
        const all = parts.reduce((orders, each) => orders + (each.orders ?? 0), 0);
        expect(total.orders + (totalBefore?.orders ?? 0)).toBe(all);
      }),
    );
  });
});
