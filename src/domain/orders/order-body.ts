import { z } from 'zod';
import { largestQuantity, mostLines } from '#domain/cart/cart.ts';
import { botSignals, companySchema, contactSchema, lpoNumberSchema } from '#primitives/buyer.ts';
import { calendarDaySchema } from '#primitives/calendar-day.ts';
import { locales } from '#primitives/locale.ts';
import { paymentMethods } from '#primitives/order-status.ts';
import { siteAccessSchema } from '#primitives/site-access.ts';
import { line, numberLine } from '#primitives/text/text-schemas.ts';

/** In QAR with at most two decimals. */
export const amountSchema = z.number().min(0).max(1_000_000_000).multipleOf(0.01);

/** Where it is within its zone. */
export const addressSchema = z.strictObject({
  street: numberLine(60).min(1).meta({ example: '343' }),
  building: numberLine(60).min(1).meta({ example: '12' }),
  unit: numberLine(60).meta({ description: 'Office or apartment; may be empty' }),
  landmark: line(200).meta({ description: 'What helps to find it; may be empty' }),
});

const deliverySchema = z.strictObject({
  kind: z.literal('delivery'),
  zone: z.int().min(1).max(9999).meta({ description: 'The first number on the blue plate', example: 69 }),
  ...addressSchema.shape,
});

const pickupSchema = z.strictObject({ kind: z.literal('pickup') });

export const fulfilmentSchema = z.discriminatedUnion('kind', [deliverySchema, pickupSchema]);

const orderLineSchema = z.strictObject({
  productId: z.uuid(),
  quantity: z.int().min(1).max(largestQuantity),
  price: amountSchema.meta({ description: 'For one piece, in QAR, as the buyer saw it' }),
});

/** Everything that an order is made of. The prices are what the buyer saw: the server knows its own. */
export const orderBodySchema = z.strictObject({
  key: z.uuid().meta({ description: 'Made once per checkout: a repeat with it is the same order' }),
  locale: z
    .enum(locales)
    .meta({ description: 'The language of the page, and of all emails about the order' }),
  lines: z.array(orderLineSchema).min(1).max(mostLines).readonly(),
  contact: contactSchema,
  company: companySchema.nullable(),
  lpoNumber: lpoNumberSchema,
  fulfilment: fulfilmentSchema,
  day: calendarDaySchema.meta({ description: 'Of the delivery or the pickup', example: '2026-11-17' }),
  payment: z.enum(paymentMethods),
  notes: z.string().trim().max(1000),
  siteAccess: siteAccessSchema.nullable().default(null),
  acceptsTerms: z.literal(true),
  seen: z
    .strictObject({ deliveryFee: amountSchema, total: amountSchema })
    .meta({ description: 'In QAR, as the buyer saw them' }),
  ...botSignals,
});

export type OrderBody = z.infer<typeof orderBodySchema>;
export type OrderFulfilment = z.infer<typeof fulfilmentSchema>;
