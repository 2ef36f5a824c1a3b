import { qarFromDirhams } from '#primitives/money.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import type { DayOrder, DaySheet, Round } from './day-sheet.ts';

/** The API speaks QAR. */
export function serializeDaySheet({ districts, ...sheet }: DaySheet) {
  const serialize = (order: DayOrder) => serializeDayOrder(order, districts);
  return {
    day: sheet.day,
    rounds: sheet.rounds.map(({ driver, stops, toCollect }) => ({
      driver,
      stops: stops.map(serialize),
      toCollect: serializeSums(toCollect),
    })),
    pickups: sheet.pickups.map(serialize),
    unconfirmed: sheet.unconfirmed.map(serialize),
    delivered: sheet.delivered.map(serialize),
    toCollect: serializeSums(sheet.toCollect),
    late: [...sheet.late],
  };
}

function serializeSums({ cash, card }: Round['toCollect']) {
  return { cash: qarFromDirhams(cash), card: qarFromDirhams(card) };
}

function serializeDayOrder(
  { total, lines, collection, driver: _, driverNotes, ...order }: DayOrder,
  districts: DaySheet['districts'],
) {
  const [district] = (order.address && districts.get(order.address.zone)) ?? [];
  return {
    ...order,
    district: district ? serializeName(district) : null,
    driverNotes: [...driverNotes],
    lines: lines.map(({ productId: _product, name, ...line }) => ({ ...line, ...serializeName(name) })),
    total: qarFromDirhams(total),
    toCollect: qarFromDirhams(collection.amount),
    paidBefore: qarFromDirhams(collection.paidBefore),
    isPaid: collection.isPaid,
  };
}

function serializeName({ en, ar }: LocalizedText) {
  return { name: en, translations: { ar: { name: ar } } };
}
