/** After how many months things are forgotten; 0: never. Orders are business records and no part of this. */
export interface KeptMonths {
  /** Messages with their answers, requests to be told about a product, and mails. */
  readonly messages: number;
  /** Quotations that became no order. */
  readonly quotes: number;
  /** Who of staff changed what. */
  readonly history: number;
}

/** Whatever ended before this moment is forgotten; null: nothing is. */
export function forgottenBefore(now: Date, months: number): Date | null {
  if (months === 0) return null;
  const before = new Date(now);
  before.setUTCMonth(now.getUTCMonth() - months);
  // A month before 31 March there is no 31 February: the calendar went on into March.
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0);
  return before;
}
