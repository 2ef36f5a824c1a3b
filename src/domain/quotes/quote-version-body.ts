import { z } from 'zod';
import { largestQuantity, mostLines } from '#domain/cart/cart.ts';
import { calendarDaySchema } from '#primitives/calendar-day.ts';
import { requiredLine } from '#primitives/text/text-schemas.ts';
import { longestWantedText } from './quote-body.ts';

/** In QAR with at most two decimals. */
const amount = z.number().min(0).max(10_000_000).multipleOf(0.01);

const quotedLineSchema = z.strictObject({
  productId: z.uuid().nullable().meta({ description: 'Null: not in the catalogue' }),
  name: requiredLine(longestWantedText).meta({
    description: 'In English; of a product it may differ from the catalogue',
  }),
  translations: z.strictObject({ ar: z.strictObject({ name: z.string().trim().max(longestWantedText) }) }),
  quantity: z.int().min(1).max(largestQuantity),
  unitPrice: amount.nullable().meta({ description: 'In QAR; null: price on request' }),
});

/** What staff offer: the whole of it, as a new version. */
export const quoteVersionBodySchema = z.strictObject({
  basedOn: z.int().min(1).meta({ description: 'The number of the version that was looked at' }),
  lines: z.array(quotedLineSchema).min(1).max(mostLines).readonly(),
  discount: amount.meta({ description: 'In QAR, off all lines together' }),
  deliveryFee: amount.meta({ description: 'In QAR' }),
  validUntil: calendarDaySchema,
  message: z.string().trim().max(2000).meta({ description: 'To the buyer; may be empty' }),
});

export type QuoteVersionBody = z.infer<typeof quoteVersionBodySchema>;
