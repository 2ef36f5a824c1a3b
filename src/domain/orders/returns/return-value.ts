import type { Dirhams } from '#primitives/money.ts';

/** A line of a delivered order, with what came back of it before. */
export interface ReturnableLine {
  readonly id: string;
  readonly quantity: number;
  readonly lineTotal: Dirhams;
  readonly returned: number;
}

interface DeliveredOrder {
  readonly discount: Dirhams;
  readonly lines: readonly ReturnableLine[];
}

/**
 * What the buyer paid for each line, by its id: the discount of the order is spread over the lines by their value, in
 * whole dirhams. What rounding leaves goes to the lines with the largest fractions, so that the sum is exact.
 */
function paidForLines({ discount, lines }: DeliveredOrder): ReadonlyMap<string, Dirhams> {
  const subtotal = lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
  const shares = lines.map(({ id, lineTotal }) => {
    // BigInt: an amount times an amount is beyond the safe integers.
    const product = BigInt(discount) * BigInt(lineTotal);
    const divisor = BigInt(Math.max(1, subtotal));
    return { id, lineTotal, share: Number(product / divisor), fraction: product % divisor };
  });
  const left = discount - shares.reduce((sum, { share }) => sum + share, 0);
  const roundedUp = new Set(
    shares
      // The sort is stable: of equal fractions the earlier line comes first.
      .toSorted((one, other) => Number(other.fraction > one.fraction) - Number(other.fraction < one.fraction))
      .slice(0, subtotal === 0 ? 0 : left)
      .map(({ id }) => id),
  );
  return new Map(
    shares.map(({ id, lineTotal, share }) => [id, lineTotal - share - (roundedUp.has(id) ? 1 : 0)]),
  );
}

/**
 * What the buyer gets back for returned pieces. Each return of a line gets the difference between what all pieces that
 * have come back are worth after it and before it: however the pieces of an order are divided into returns, together
 * they are worth exactly what was paid for the goods.
 */
export function returnValue(order: DeliveredOrder, pieces: ReadonlyMap<string, number>): Dirhams {
  const paidFor = paidForLines(order);
  return order.lines.reduce((sum, { id, quantity, returned }) => {
    const paid = paidFor.get(id) ?? 0;
    const worth = (count: number) => Number((BigInt(paid) * BigInt(count)) / BigInt(quantity));
    return sum + worth(returned + (pieces.get(id) ?? 0)) - worth(returned);
  }, 0);
}
