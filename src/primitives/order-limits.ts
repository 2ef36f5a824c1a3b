import type { Dirhams } from './money.ts';

/** The largest order that a buyer places without staff. Staff set it in the shop profile; above it a quotation is asked for. */
export interface OrderLimits {
  /** Pieces of one product. */
  readonly perProduct: number;
  /** Pieces of all products together. */
  readonly pieces: number;
  /** Of the goods, without delivery. */
  readonly value: Dirhams;
}

interface LimitedLine {
  readonly quantity: number;
  readonly total: Dirhams;
}

/** Whether lines, one for each product, are more than can be ordered without staff. */
export function exceedsOrderLimits(
  { perProduct, pieces, value }: OrderLimits,
  lines: readonly LimitedLine[],
): boolean {
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
  return (
    lines.some(({ quantity }) => quantity > perProduct) ||
    sum(lines.map(({ quantity }) => quantity)) > pieces ||
    sum(lines.map(({ total }) => total)) > value
  );
}
