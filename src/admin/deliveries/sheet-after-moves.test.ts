import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DayOrder, daySheet, isOnRound } from '#domain/orders/day-sheet/day-sheet.ts';
import { moveStops } from '#domain/orders/day-sheet/move-stops.ts';
import { serializeDaySheet } from '#domain/orders/day-sheet/serialize-day-sheet.ts';
import { anyDayOrder, anyDriver, dayDrivers } from '../../../tests/support/any-day-order.ts';
import { type SheetMove, sheetAfterMoves } from './sheet-after-moves.ts';

const answerOf = (orders: readonly DayOrder[]) => ({
  ...serializeDaySheet(daySheet('2026-11-17', orders, new Map(), [])),
  nextDays: [],
});

/** What the server does with a move: see `arrangeStops`. */
function storeMove(orders: readonly DayOrder[], { ids, before, driver }: SheetMove): DayOrder[] {
  const isStop = (order: DayOrder) => isOnRound(order) && order.address !== null;
  const planned = orders
    .filter(isStop)
    .map((order) => ({ id: order.id, driverId: order.driver?.id ?? null }));
  const moved = moveStops(planned, { ids, before, driverId: driver?.id ?? null });
  const stops = moved.flatMap(({ id, driverId }) => {
    const order = orders.find((one) => one.id === id);
    return order ? [{ ...order, driver: dayDrivers.find((one) => one.id === driverId) ?? null }] : [];
  });
  return [...stops, ...orders.filter((order) => !isStop(order))];
}

const anyMoves = fc.array(fc.tuple(fc.array(fc.nat(), { minLength: 1 }), anyDriver, fc.option(fc.nat())));

test('a sheet with moves that wait is the sheet that the server answers once it has stored them', () => {
  fc.assert(
    fc.property(fc.array(anyDayOrder, { maxLength: 12 }), anyMoves, (orders, picks) => {
      const idAt = (index: number) => orders[index % Math.max(1, orders.length)]?.id ?? 'gone';
      const moves = picks.map(([chosen, driver, target]) => ({
        ids: [...new Set(chosen.map(idAt))],
        driver,
        before: target === null ? null : idAt(target),
      }));
      const shown = sheetAfterMoves(answerOf(orders), moves);
      expect(shown).toEqual(answerOf(moves.reduce(storeMove, orders)));
      // The answer to the last move may come before the move leaves the list of those that wait.
      expect(sheetAfterMoves(shown, moves.slice(-1))).toEqual(shown);
    }),
  );
});
