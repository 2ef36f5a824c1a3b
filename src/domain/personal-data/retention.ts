/** Retention periods in months; 0 for unlimited. Orders are business records and are not deleted. */
export interface RetentionMonths {
  /** Messages with their replies, stock alerts and emails. */
  readonly messages: number;
  /** Quotations without an order. */
  readonly quotes: number;
  /** Plans of offices that a link names; those of quotations go with them. */
  readonly plans: number;
  /** The audit history. */
  readonly history: number;
}

/** The moment before which data is deleted; null for never. */
export function retentionCutoff(now: Date, months: number): Date | null {
  if (months === 0) return null;
  const before = new Date(now);
  before.setUTCMonth(now.getUTCMonth() - months);
  // One month before 31 March is not 31 February: the date has overflowed into March.
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0);
  return before;
}
