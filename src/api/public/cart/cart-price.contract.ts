import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { largestQuantity, mostLines } from '#domain/cart/cart.ts';
import { lineStatuses } from '#domain/cart/price-cart.ts';

const amount = z.number().meta({ description: 'In QAR' });
const day = z.iso.date().nullable();

export const cartProductSchema = z
  .object({
    id: z.string(),
    slug: z.string(),
    sku: z.string(),
    name: z.string(),
    translations: z.object({ ar: z.object({ name: z.string() }) }),
    price: amount,
    stock: z.int(),
    leadTimeDays: z.int().meta({ description: 'Working days until it is ready' }),
    isService: z.boolean().meta({ description: 'Work instead of goods: nothing is delivered' }),
    picture: z
      .object({
        address: z.string().meta({ description: '600 pixels wide' }),
        relativePath: z.string().meta({ description: 'Below /images, without the width' }),
        width: z.int(),
        height: z.int(),
        alt: z.string(),
        translations: z.object({ ar: z.object({ alt: z.string() }) }),
      })
      .nullable(),
  })
  .meta({ id: 'CartProduct' });

const pricedLineSchema = z
  .object({
    productId: z.string(),
    quantity: z.int().meta({ description: 'How many are wanted; two lines of one product are added up' }),
    status: z.enum(lineStatuses).meta({
      description:
        'available: all of them; short: only some; out_of_stock: none for now; gone: the product is not sold any more',
    }),
    available: z.int().meta({ description: 'How many of them can be had' }),
    total: amount.meta({ description: 'Of the available pieces, in QAR' }),
    product: cartProductSchema.nullable().meta({ description: 'As it is now; null when it is gone' }),
  })
  .meta({ id: 'PricedLine' });

const deliverySchema = z
  .object({
    zone: z.int(),
    isDelivered: z.boolean().meta({ description: 'Whether the shop delivers there at present' }),
    fee: amount.meta({ description: 'In QAR, as the total contains it' }),
    minimumOrder: amount,
    missingToMinimum: amount.meta({
      description: 'By how much, in QAR, the order is too small to be delivered',
    }),
    missingToFree: amount.nullable().meta({
      description: 'How much more, in QAR, would make it free; null: it is free already or never will be',
    }),
    day: day.meta({ description: 'The earliest; null when none can be promised', example: '2026-11-17' }),
  })
  .meta({ id: 'CartDelivery' });

export const cartPriceContract = defineContract({
  method: 'post',
  path: '/api/cart/price',
  group: 'Orders',
  summary: 'What a cart costs',
  description:
    'Prices, availability, delivery and total of this moment. It keeps nothing and reserves nothing. A product that ' +
    'is unknown or no longer sold is answered as a line of its own, never as an error.',
  access: 'public',
  errors: ['too_many_requests', 'database_unavailable'],
  body: z.strictObject({
    lines: z
      .array(
        z.strictObject({
          productId: z.string().min(1).max(500),
          quantity: z.int().min(1).max(largestQuantity),
        }),
      )
      .max(mostLines),
    zone: z
      .int()
      .min(1)
      .max(9999)
      .optional()
      .meta({ description: 'Where it would be delivered', example: 69 }),
  }),
  data: z
    .object({
      lines: z.array(pricedLineSchema),
      subtotal: amount.meta({ description: 'Of everything that can be had, in QAR' }),
      delivery: deliverySchema.nullable().meta({
        description: 'Null without a zone, and for a zone that does not exist',
      }),
      pickup: z
        .object({ isActive: z.boolean(), day: day.meta({ description: 'The earliest' }) })
        .meta({ description: 'Collecting from the showroom, which costs nothing' }),
      total: amount.meta({ description: 'Subtotal and delivery fee, in QAR' }),
      deliverySettingsVersion: z.int(),
    })
    .meta({ id: 'PricedCart' }),
});
