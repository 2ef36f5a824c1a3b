import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ReturnableLine, returnValue } from './return-value.ts';

const anyLines = fc.array(
  fc.record({ quantity: fc.integer({ min: 1, max: 40 }), unitPrice: fc.integer({ min: 0, max: 5_000_000 }) }),
  { minLength: 1, maxLength: 8 },
);

const anyOrder = fc.tuple(anyLines, fc.double({ min: 0, max: 1, noNaN: true })).map(([drafts, part]) => {
  const lines = drafts.map(({ quantity, unitPrice }, index) => ({
    id: `line-${index}`,
    quantity,
    lineTotal: quantity * unitPrice,
    returned: 0,
  }));
  const subtotal = lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
  return { lines, subtotal, discount: Math.floor(subtotal * part) };
});

test('however an order comes back, the buyer gets exactly what was paid for the goods, and never less than nothing', () => {
  fc.assert(
    fc.property(anyOrder, fc.infiniteStream(fc.nat()), ({ lines, subtotal, discount }, random) => {
      let state: readonly ReturnableLine[] = lines;
      let refunded = 0;
      while (state.some(({ quantity, returned }) => returned < quantity)) {
        const pieces = new Map(
          state.map(({ id, quantity, returned }) => [
            id,
            (random.next().value ?? 0) % (quantity - returned + 1),
          ]),
        );
        // Without progress everything that is left comes back.
        const isNothing = [...pieces.values()].every((count) => count === 0);
        const coming = isNothing
          ? new Map(state.map(({ id, quantity, returned }) => [id, quantity - returned]))
          : pieces;
        const value = returnValue({ lines: state, discount }, coming);
        expect(value).toBeGreaterThanOrEqual(0);
        refunded += value;
        state = state.map((line) => ({ ...line, returned: line.returned + (coming.get(line.id) ?? 0) }));
      }
      expect(refunded).toBe(subtotal - discount);
    }),
  );
});

test('without a discount a piece is worth its price', () => {
  fc.assert(
    fc.property(anyOrder, ({ lines }) => {
      for (const { id, lineTotal, quantity } of lines)
        expect(returnValue({ lines, discount: 0 }, new Map([[id, 1]]))).toBe(lineTotal / quantity);
    }),
  );
});

test('a discount is shared by the lines by their value', () => {
  const lines = [
    { id: 'desk', quantity: 2, lineTotal: 300_000, returned: 0 },
    { id: 'lamp', quantity: 1, lineTotal: 100_000, returned: 0 },
  ];
  expect(returnValue({ lines, discount: 40_000 }, new Map([['desk', 1]]))).toBe(135_000);
  expect(returnValue({ lines, discount: 40_000 }, new Map([['lamp', 1]]))).toBe(90_000);
});

test('the highest amounts of the shop are computed without rounding errors', () => {
  const lines = [
    { id: 'one', quantity: 999, lineTotal: 999_000_003, returned: 0 },
    { id: 'two', quantity: 7, lineTotal: 999_999_994, returned: 0 },
  ];
  const discount = 1_234_567_891;
  const all = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  expect(returnValue({ lines, discount }, all)).toBe(1_998_999_997 - discount);
});
