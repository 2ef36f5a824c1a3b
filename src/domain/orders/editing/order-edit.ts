import { z } from 'zod';
import { largestQuantity, mostLines } from '#domain/cart/cart.ts';
import { callerContactSchema, companySchema, lpoNumberSchema } from '#primitives/buyer.ts';
import { calendarDaySchema } from '#primitives/calendar-day.ts';
import { locales } from '#primitives/locale.ts';
import { paymentMethods } from '#primitives/order-status.ts';
import type { CheckMessage } from '#primitives/text/field-rules.ts';
import { line } from '#primitives/text/text-schemas.ts';
import { versionSchema } from '#primitives/version.ts';
import { amountSchema, fulfilmentSchema } from '../order-body.ts';

const editedLineSchema = z
  .strictObject({
    lineId: z
      .uuid()
      .nullable()
      .meta({ description: 'A line of the order; null for a product that is added' }),
    productId: z
      .uuid()
      .nullable()
      .meta({ description: 'A product that is added; null for a line of the order' }),
    quantity: z.int().min(1).max(largestQuantity),
  })
  .refine(({ lineId, productId }) => (lineId === null) !== (productId === null), {
    path: ['productId'],
    error: 'required' satisfies CheckMessage,
  });

/** What decides the amounts of an order. */
const pricedFields = {
  lines: z.array(editedLineSchema).min(1).max(mostLines).readonly(),
  deliveryFee: amountSchema
    .nullable()
    .meta({ description: 'In QAR; null: by the rules of the zone, or as it was agreed for this zone' }),
  discount: amountSchema.meta({ description: 'In QAR, off all lines together; less than the subtotal' }),
};

/** Everything that staff can set in an order before it leaves the shop, and in one that they take for a caller. */
export const orderEditSchema = z.strictObject({
  contact: callerContactSchema,
  company: companySchema.nullable(),
  lpoNumber: lpoNumberSchema,
  fulfilment: fulfilmentSchema,
  day: calendarDaySchema.meta({ description: 'Of the delivery or the pickup' }),
  payment: z.enum(paymentMethods),
  notes: z.string().trim().max(1000),
  ...pricedFields,
  discountReason: line(200).meta({ description: 'For staff; needed with a new discount' }),
});

export type OrderEdit = z.infer<typeof orderEditSchema>;

/** How the buyer agreed to a total that rises. */
export const editConsents = ['not_needed', 'by_phone', 'ask_buyer'] as const;
export type EditConsent = (typeof editConsents)[number];

/** An edit of an order that exists. */
export const storedOrderEditSchema = orderEditSchema.extend({
  version: versionSchema,
  consent: z.enum(editConsents).default('not_needed').meta({
    description: 'Needed where the total rises: agreed by phone, or the buyer is asked by email first',
  }),
});

/** An order that staff take for a caller. */
export const takenOrderSchema = orderEditSchema.extend({
  key: z.uuid().meta({ description: 'Made once per form: a repeat with it is the same order' }),
  locale: z.enum(locales).meta({ description: 'The language of all emails about the order' }),
});

export type TakenOrder = z.infer<typeof takenOrderSchema>;

/** What amounts and days of an unfinished edit are computed from. */
export const editPreviewSchema = z.strictObject({
  orderId: z.uuid().nullable().meta({ description: 'Null: an order that is not placed yet' }),
  ...pricedFields,
  lines: z.array(editedLineSchema).max(mostLines).readonly(),
  destination: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('delivery'), zone: z.int().min(1).max(9999).nullable() }),
    z.strictObject({ kind: z.literal('pickup') }),
  ]),
});

export type EditPreview = z.infer<typeof editPreviewSchema>;

/** Where it goes: what the fee and the days depend on. */
export type Destination =
  | { readonly kind: 'delivery'; readonly zone: number | null }
  | { readonly kind: 'pickup' };

export function isSameDestination(one: Destination, other: Destination): boolean {
  return one.kind === 'pickup'
    ? other.kind === 'pickup'
    : other.kind === 'delivery' && one.zone === other.zone;
}
