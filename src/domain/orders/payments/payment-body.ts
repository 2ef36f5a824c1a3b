import { z } from 'zod';
import { calendarDaySchema } from '#primitives/calendar-day.ts';
import { largestAmount, qarFromDirhams } from '#primitives/money.ts';
import { paymentKinds, receivedPaymentMethods } from '#primitives/payment.ts';
import { line } from '#primitives/text/text-schemas.ts';

export const idempotencyKeySchema = z
  .uuid()
  .meta({ description: 'Made by the form: a repeat with the same key records nothing more' });

/** A deposit may come before its order is entered; an earlier day is a slip in the month or the year. */
export const mostDaysBeforeOrder = 30;

/** Money that was received from the buyer or returned to them. */
export const paymentBodySchema = z.strictObject({
  kind: z.enum(paymentKinds),
  amount: z
    .number()
    .min(0.01)
    .max(qarFromDirhams(largestAmount))
    .multipleOf(0.01)
    .meta({ description: 'In QAR; at most what is owed, or for a refund what was received', example: 1250 }),
  method: z.enum(receivedPaymentMethods),
  paidOn: calendarDaySchema.meta({
    description: `Not in the future, and at most ${mostDaysBeforeOrder} days before the order was placed`,
  }),
  reference: line(120).meta({
    description: 'Of the transfer, the cheque or the card terminal; may be empty',
  }),
  idempotencyKey: idempotencyKeySchema,
});

export type PaymentBody = z.infer<typeof paymentBodySchema>;

/** Days from the invoice to the payment; null for due with the delivery. */
export const paymentDueDaysSchema = z.int().min(1).max(365).nullable();
