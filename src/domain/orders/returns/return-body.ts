import { z } from 'zod';
import { returnOutcomes } from '#primitives/payment.ts';
import type { CheckMessage } from '#primitives/text/field-rules.ts';
import { idempotencyKeySchema } from '../payments/payment-body.ts';

/** Goods that a buyer brings back, by line and quantity. */
export const returnBodySchema = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        lineId: z.uuid().meta({ description: 'Of the line of the order' }),
        quantity: z.int().min(1).max(999),
        isRestocked: z.boolean().meta({ description: 'Whether the pieces can be sold again' }),
      }),
    )
    .min(1)
    .max(100)
    .refine(
      (lines) => new Set(lines.map(({ lineId }) => lineId)).size === lines.length,
      'each_once' satisfies CheckMessage,
    ),
  outcome: z
    .enum(returnOutcomes)
    .default('refund')
    .meta({ description: 'What the buyer gets: money, the same products new, or the repaired goods' }),
  reason: z.string().trim().min(1).max(1000).meta({ description: 'For staff' }),
  returnsDeliveryFee: z
    .boolean()
    .meta({ description: 'Whether the buyer gets the delivery fee back too, as for defective goods' }),
  idempotencyKey: idempotencyKeySchema,
});

export type ReturnBody = z.infer<typeof returnBodySchema>;
