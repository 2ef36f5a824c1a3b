/** An amount in dirhams (1 QAR = 100 dirhams), always a whole number. */
export type Dirhams = number;

const dirhamsPerQar = 100;

/** Maximum of the amount columns; larger orders are agreed in person. */
export const largestAmount: Dirhams = 2_000_000_000;

/** Rounds to the nearest dirham, so that 19.99 QAR is 1999 and not 1998.9999999999998. */
export function dirhamsFromQar(qar: number): Dirhams {
  if (!Number.isFinite(qar)) throw new RangeError(`not an amount of money: ${qar}`);
  return Math.round(qar * dirhamsPerQar);
}

export function qarFromDirhams(amount: Dirhams): number {
  return amount / dirhamsPerQar;
}
