import { qarFromDirhams } from '#primitives/money.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { amountToCollect, type DayOrder, type DaySheet } from './day-sheet.ts';

/** The API speaks QAR. */
export function serializeDaySheet({ zones, pickups, toCollect, ...sheet }: DaySheet) {
  return {
    ...sheet,
    zones: zones.map(({ zone, districts, orders }) => ({
      zone,
      districts: districts.map(shownName),
      orders: orders.map(shownDayOrder),
    })),
    pickups: pickups.map(shownDayOrder),
    toCollect: { cash: qarFromDirhams(toCollect.cash), card: qarFromDirhams(toCollect.card) },
    late: [...sheet.late],
  };
}

function shownDayOrder({ total, lines, owed, paymentDueDays, ...order }: DayOrder) {
  return {
    ...order,
    lines: lines.map(({ name, ...line }) => ({ ...line, ...shownName(name) })),
    total: qarFromDirhams(total),
    toCollect: qarFromDirhams(amountToCollect({ payment: order.payment, paymentDueDays, owed })),
  };
}

function shownName({ en, ar }: LocalizedText) {
  return { name: en, translations: { ar: { name: ar } } };
}
