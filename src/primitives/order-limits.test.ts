import { describe, expect, it } from 'vitest';
import { exceedsOrderLimits } from './order-limits.ts';

describe('the limits of an order without staff', () => {
  const limits = { perProduct: 50, pieces: 200, value: 100_000_00 };
  const lines = (count: number, quantity: number, total = 0) =>
    Array.from({ length: count }, () => ({ quantity, total }));

  it('count the pieces of one product, all pieces and the value, each with its last allowed one', () => {
    expect(exceedsOrderLimits(limits, lines(1, 50))).toBe(false);
    expect(exceedsOrderLimits(limits, lines(1, 51))).toBe(true);
    expect(exceedsOrderLimits(limits, lines(4, 50))).toBe(false);
    expect(exceedsOrderLimits(limits, [...lines(4, 50), ...lines(1, 1)])).toBe(true);
    expect(exceedsOrderLimits(limits, lines(2, 1, 50_000_00))).toBe(false);
    expect(exceedsOrderLimits(limits, [...lines(2, 1, 50_000_00), ...lines(1, 1, 1)])).toBe(true);
  });
});
