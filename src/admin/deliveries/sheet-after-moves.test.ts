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

const isStop = (order: DayOrder) => isOnRound(order) && order.address !== null;

/** What the server does with a move: see `arrangeStops`. */
function storeMove(orders: readonly DayOrder[], { ids, before, driver }: SheetMove): DayOrder[] {
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

const anyPicks = fc.array(fc.tuple(fc.nat(), fc.boolean(), anyDriver, fc.option(fc.nat())));

test('a sheet with moves that wait is the sheet that the server answers once it has stored them', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyDayOrder, { selector: ({ id }) => id, maxLength: 12 }),
      anyPicks,
      (orders, picks) => {
        const idAt = (index: number) => orders[index % Math.max(1, orders.length)]?.id ?? 'gone';
        const moves: SheetMove[] = [];
        let stored = orders;
        for (const [index, isWhole, driver, target] of picks) {
          const id = idAt(index);
          const of = stored.find((order) => order.id === id)?.driver;
          // As the screen makes them: one stop, or the whole round of a driver.
          const round = stored
            .filter((order) => isStop(order) && order.driver === of)
            .map((order) => order.id);
          const move = {
            ids: isWhole ? round : [id],
            driver,
            before: target === null ? null : idAt(target),
          };
          moves.push(move);
          stored = storeMove(stored, move);
        }
        const shown = sheetAfterMoves(answerOf(orders), moves);
        expect(shown).toEqual(answerOf(stored));
        // The answer to the last move may come before the move leaves the list of those that wait.
        expect(sheetAfterMoves(shown, moves.slice(-1))).toEqual(shown);
      },
    ),
  );
});
