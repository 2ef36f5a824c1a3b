import type { IndexedValues } from '../product-index/value-columns.ts';
import type { ComplementRule } from './complement-rule.ts';
import { type Complemented, isInPlaces, isSource, quantityFor } from './complements.ts';

/** Places at the desks and tables of a cart, and the seats for them. */
export interface SeatCount {
  readonly places: number;
  readonly seats: number;
  /** The slug of the category or subcategory whose seats fit most of the places; null without places. */
  readonly fitting: string | null;
}

interface Line {
  readonly productId: string;
  readonly quantity: number;
}

const seatsKey = 'seats';

function seatsOf(values: IndexedValues): number {
  const seats = values[seatsKey];
  return typeof seats === 'number' ? seats : 1;
}

/** Counts by the rules that staff marked as counted: what they are for has places, what they lead to are seats. */
export function countSeats(
  complemented: Complemented,
  rules: readonly ComplementRule[],
  lines: readonly Line[],
): SeatCount {
  const { table, placeOf, rowOf } = complemented;
  const counted = rules.filter(({ isActive, isCounted }) => isActive && isCounted);
  const seatPlaces = counted.flatMap(({ target }) => target.places.map(placeOf));
  const seatRows = new Set(counted.flatMap(({ target }) => target.productIds.map(rowOf)));
  const placesByRule = new Map<ComplementRule, number>();
  let seats = 0;
  for (const { productId, quantity } of lines) {
    const row = rowOf(productId);
    if (row === undefined) continue;
    const values = table.values.valuesOf(row);
    const rule = counted.find((one) => isSource(complemented, one, row, values));
    if (rule) {
      placesByRule.set(rule, (placesByRule.get(rule) ?? 0) + quantity * quantityFor(rule, values));
    } else if (seatRows.has(row) || isInPlaces(table, row, seatPlaces)) {
      seats += quantity * seatsOf(values);
    }
  }
  const most = [...placesByRule].toSorted(([, one], [, other]) => other - one)[0]?.[0];
  return {
    places: [...placesByRule.values()].reduce((sum, places) => sum + places, 0),
    seats,
    fitting: most?.target.places[0] ?? null,
  };
}
