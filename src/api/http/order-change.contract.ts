import { z } from 'zod';

const amount = z.number().meta({ description: 'In QAR' });

/** What a refused order is answered with, so that the buyer can decide. */
export const orderChangeSchema = z
  .object({
    lines: z
      .array(
        z.object({
          productId: z.string(),
          wanted: z.int(),
          available: z.int().meta({ description: 'Pieces that could be had now' }),
          seenPrice: amount,
          price: amount.nullable().meta({ description: 'Null: no longer sold' }),
        }),
      )
      .readonly()
      .meta({ description: 'Only the lines that changed' }),
    subtotal: amount.meta({ description: 'Of the pieces that can be had, in QAR' }),
    deliveryFee: amount,
    seenDeliveryFee: amount,
    total: amount,
    seenTotal: amount,
    isOffered: z.boolean().meta({ description: 'False: not delivered to this zone, or no pickup, any more' }),
    missingToMinimum: amount,
    isDayKept: z.boolean().meta({ description: 'False: the wanted day can no longer be kept' }),
    earliestDay: z.iso.date().nullable(),
  })
  .meta({ id: 'OrderChange', description: 'How the order differs from what the buyer saw' });

export type OrderChangeResponse = z.infer<typeof orderChangeSchema>;
