import type { Day } from '#domain/delivery/working-days.ts';
import { qarFromDirhams } from '#primitives/money.ts';
import { overdueDays, type Receivable } from './receivable.ts';

/** The API speaks QAR. */
export function serializeReceivable({ amount, ...row }: Receivable, today: Day) {
  return { ...row, overdueDays: overdueDays(row.dueOn, today), amount: qarFromDirhams(amount) };
}
