import { z } from 'zod';
import { largestQuantity, mostLines } from '#domain/cart/cart.ts';
import { planLinkSchema } from '#domain/planner/plan-link-schema.ts';
import { calendarDaySchema } from '#primitives/calendar-day.ts';
import { assemblyKinds } from '#primitives/quote-status.ts';
import { longestWantedText } from './quote-body.ts';

/** In QAR with at most two decimals. */
const amount = z.number().min(0).max(10_000_000).multipleOf(0.01);
const days = z.int().min(0).max(365);

const discountSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('amount'), value: amount.meta({ description: 'In QAR' }) }),
    z.strictObject({
      kind: z.literal('percent'),
      value: z.number().min(0).max(99.99).multipleOf(0.01).meta({ description: 'Of what it is taken from' }),
    }),
  ])
  .meta({ description: 'Must leave something of what it is taken from; 0 is none' });

const nameSchema = z.string().trim().max(longestWantedText);

const quotedLineSchema = z.strictObject({
  productId: z.uuid().nullable().meta({ description: 'Null: not in the catalogue' }),
  name: nameSchema.meta({
    description:
      'In English; of a product it may differ from the catalogue. Empty: the Arabic name stands for both',
  }),
  translations: z.strictObject({
    ar: z.strictObject({ name: nameSchema.meta({ description: 'Empty: the English name stands for both' }) }),
  }),
  quantity: z.int().min(1).max(largestQuantity),
  unitPrice: amount.nullable().meta({ description: 'In QAR; null: price on request' }),
  discount: discountSchema,
  warrantyMonths: z
    .int()
    .min(0)
    .max(600)
    .nullable()
    .optional()
    .meta({ description: 'Null: not said; left out: as the catalogue says' }),
});

/** The fields of an offer by staff, for a new quotation or a new version of one. */
export const offerFields = {
  lines: z.array(quotedLineSchema).min(1).max(mostLines).readonly(),
  discount: discountSchema.meta({ description: 'Off all lines together' }),
  deliveryFee: amount.meta({
    description:
      'In QAR. Without a zone of the quotation it holds for any zone, and 0 is the regular fee of the zone that the buyer names.',
  }),
  deliveryOn: calendarDaySchema
    .nullable()
    .meta({ description: 'The promised day; null: the lead time counts' }),
  leadTimeDays: days.nullable().optional().meta({
    description:
      'In working days after the acceptance; null: not said, or a day is named; left out: the longest of the products',
  }),
  assembly: z.enum(assemblyKinds).nullable().meta({ description: 'Null: not said' }),
  assemblyFee: amount.meta({ description: "In QAR; of assembly that is 'priced'" }),
  paymentDueDays: days
    .nullable()
    .meta({ description: 'Days from the invoice until the payment is due; null: with the delivery' }),
  validUntil: calendarDaySchema,
  plan: planLinkSchema.meta({
    description:
      'An address of the planner, or its fragment; null: the plan of the version before, if it has one',
  }),
  message: z.string().trim().max(2000).meta({ description: 'To the buyer; may be empty' }),
};

const offerSchema = z.strictObject(offerFields);

/** What staff offer: the whole of it, as a new version. */
export const quoteVersionBodySchema = offerSchema.extend({
  basedOn: z.int().min(1).meta({ description: 'The number of the version that was looked at' }),
});

export type OfferBody = z.infer<typeof offerSchema>;
export type OfferedDiscount = z.infer<typeof discountSchema>;
export type QuoteVersionBody = z.infer<typeof quoteVersionBodySchema>;
