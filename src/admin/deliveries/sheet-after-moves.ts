import { compareDrivers } from '#domain/orders/day-sheet/day-sheet.ts';
import { moveStops, type StopMove } from '#domain/orders/day-sheet/move-stops.ts';
import { dirhamsFromQar, qarFromDirhams } from '#primitives/money.ts';
import type { DayOrder, DaySheet, Round } from './day-sheet.ts';

/** A move of stops with all that the sheet shows of the driver who has them then. */
export interface SheetMove extends Pick<StopMove, 'ids' | 'before'> {
  readonly driver: Round['driver'];
}

/**
 * The sheet of a day as the server answers it once it has stored the moves. A move that the sheet has already changes
 * nothing; a stop that has left the sheet is left out.
 */
export function sheetAfterMoves(sheet: DaySheet, moves: readonly SheetMove[]): DaySheet {
  return moves.reduce(sheetAfterMove, sheet);
}

function sheetAfterMove(sheet: DaySheet, { ids, before, driver }: SheetMove): DaySheet {
  const orderOf = new Map(sheet.rounds.flatMap(({ stops }) => stops.map((order) => [order.id, order])));
  const driverOf = new Map(
    [...sheet.rounds.map((round) => round.driver), driver].map((one) => [idOf(one), one]),
  );
  const planned = sheet.rounds.flatMap((round) =>
    round.stops.map(({ id }) => ({ id, driverId: idOf(round.driver) })),
  );
  const moved = Map.groupBy(
    moveStops(planned, { ids, before, driverId: idOf(driver) }),
    ({ driverId }) => driverId,
  );
  const rounds = [...moved].map(([driverId, ofDriver]) => {
    const stops = ofDriver.flatMap(({ id }) => orderOf.get(id) ?? []);
    return { driver: driverOf.get(driverId) ?? null, stops, toCollect: sumsOf(stops) };
  });
  return { ...sheet, rounds: rounds.toSorted((one, other) => compareDrivers(one.driver, other.driver)) };
}

function idOf(driver: Round['driver']): string | null {
  return driver?.id ?? null;
}

function sumsOf(stops: readonly DayOrder[]): Round['toCollect'] {
  const sumOf = (payment: DayOrder['payment']) =>
    qarFromDirhams(
      stops
        .filter((order) => order.payment === payment)
        .reduce((sum, { toCollect }) => sum + dirhamsFromQar(toCollect), 0),
    );
  return { cash: sumOf('cash_on_delivery'), card: sumOf('card_on_delivery') };
}
