import { dirhamsFromQar, qarFromDirhams } from '#primitives/money.ts';
import type { OrderChange } from './check-order.ts';

/** The API speaks QAR. */
export function serializeOrderChange(change: OrderChange) {
  const { lines, subtotal, deliveryFee, seenDeliveryFee, total, seenTotal, missingToMinimum, ...rest } =
    change;
  return {
    ...rest,
    lines: lines.map((line) => ({
      ...line,
      seenPrice: qarFromDirhams(line.seenPrice),
      price: line.price === null ? null : qarFromDirhams(line.price),
    })),
    subtotal: qarFromDirhams(subtotal),
    deliveryFee: qarFromDirhams(deliveryFee),
    seenDeliveryFee: qarFromDirhams(seenDeliveryFee),
    total: qarFromDirhams(total),
    seenTotal: qarFromDirhams(seenTotal),
    missingToMinimum: qarFromDirhams(missingToMinimum),
  };
}

/** The way back, in a browser. */
export function orderChangeFrom(shown: ReturnType<typeof serializeOrderChange>): OrderChange {
  return {
    ...shown,
    lines: shown.lines.map((line) => ({
      ...line,
      seenPrice: dirhamsFromQar(line.seenPrice),
      price: line.price === null ? null : dirhamsFromQar(line.price),
    })),
    subtotal: dirhamsFromQar(shown.subtotal),
    deliveryFee: dirhamsFromQar(shown.deliveryFee),
    seenDeliveryFee: dirhamsFromQar(shown.seenDeliveryFee),
    total: dirhamsFromQar(shown.total),
    seenTotal: dirhamsFromQar(shown.seenTotal),
    missingToMinimum: dirhamsFromQar(shown.missingToMinimum),
  };
}
