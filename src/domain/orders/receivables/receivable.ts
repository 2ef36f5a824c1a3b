import { z } from 'zod';
import { addDays, type Day } from '#domain/delivery/working-days.ts';
import type { Dirhams } from '#primitives/money.ts';
import type { OrderStatus, PaymentMethod } from '#primitives/order-status.ts';

export const receivablesOnPage = 50;

/**
 * What the list shows: invoices that are not paid, those of them that are overdue, open orders without an invoice, or
 * refunds that the shop owes.
 */
export const receivableGroups = ['invoiced', 'overdue', 'open', 'refunds'] as const;
export type ReceivableGroup = (typeof receivableGroups)[number];

export const receivableFilterSchema = z.strictObject({
  status: z.enum(receivableGroups).default('invoiced').meta({ description: 'What is listed' }),
  search: z
    .string()
    .trim()
    .max(100)
    .optional()
    .meta({ description: 'Words in order number, name, phone, email, company and LPO number' }),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});

export type ReceivableFilter = z.infer<typeof receivableFilterSchema>;

/** An order for which money is still to come in or to go back. */
export interface Receivable {
  readonly id: string;
  readonly number: string;
  readonly status: OrderStatus;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly companyName: string;
  readonly lpoNumber: string;
  readonly payment: PaymentMethod;
  readonly paymentDueDays: number | null;
  /** Of the delivery or the pickup. */
  readonly day: Day;
  /** Null while the order has no invoice. */
  readonly invoiceNumber: string | null;
  readonly issuedOn: Day | null;
  readonly dueOn: Day | null;
  /** Owed by the buyer, or for a refund by the shop. */
  readonly amount: Dirhams;
}

/** Days since a payment was due; 0 until the day after. */
export function overdueDays(dueOn: Day | null, today: Day): number {
  if (dueOn === null || dueOn >= today) return 0;
  return Math.round(
    (Date.parse(today) - Date.parse(dueOn)) / (Date.parse(addDays(today, 1)) - Date.parse(today)),
  );
}
