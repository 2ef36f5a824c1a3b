import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { idParamsSchema } from '#api/http/written-entity.contract.ts';
import { fulfilmentSchema } from '#domain/orders/order-body.ts';
import { companySchema, contactResponseSchema, lpoNumberSchema } from '#primitives/buyer.ts';
import { locales } from '#primitives/locale.ts';
import { orderActors, orderStatuses, paymentMethods } from '#primitives/order-status.ts';

const amount = z.number().meta({ description: 'In QAR' });
const arabicName = z.object({ ar: z.object({ name: z.string() }) });

const orderSchema = z
  .object({
    id: z.string(),
    number: z.string().meta({ example: 'OG-7K4M-2QXD' }),
    locale: z.enum(locales).meta({ description: 'The language that the buyer is written to in' }),
    status: z.enum(orderStatuses),
    possibleStatuses: z.array(z.enum(orderStatuses)).meta({ description: 'What it can be changed to now' }),
    placedAt: z.iso.datetime(),
    contact: contactResponseSchema,
    company: companySchema.nullable(),
    lpoNumber: lpoNumberSchema,
    fulfilment: fulfilmentSchema,
    districts: z.array(z.object({ name: z.string(), translations: arabicName })),
    day: z.iso.date(),
    payment: z.enum(paymentMethods),
    notes: z.string(),
    lines: z.array(
      z.object({
        productId: z.string().nullable(),
        slug: z.string().nullable().meta({ description: 'Null: no longer sold' }),
        sku: z.string(),
        name: z.string(),
        translations: arabicName,
        unitPrice: amount,
        quantity: z.int(),
        lineTotal: amount,
      }),
    ),
    subtotal: amount,
    discount: amount,
    deliveryFee: amount,
    total: amount,
    quote: z
      .object({ id: z.string(), reference: z.string() })
      .nullable()
      .meta({ description: 'The quotation that it was made from' }),
    history: z.array(
      z.object({
        kind: z.enum(['placed', 'status_changed', 'note']),
        status: z.enum(orderStatuses).nullable(),
        note: z.string(),
        actor: z.enum(orderActors),
        actorName: z.string().meta({ description: 'Who of staff it was; else empty' }),
        at: z.iso.datetime(),
      }),
    ),
    version: z.int(),
  })
  .meta({ id: 'Order' });

export const ordersIdContract = defineContract({
  method: 'get',
  path: '/api/orders/{id}',
  group: 'Orders',
  summary: 'One order',
  description: 'With its lines and its history.',
  access: 'staff',
  errors: ['not_found', 'database_unavailable'],
  params: idParamsSchema,
  data: orderSchema,
});

export const ordersIdStatusContract = defineContract({
  method: 'post',
  path: '/api/orders/{id}/status',
  group: 'Orders',
  summary: 'Move an order along',
  description:
    'Forward only; steps may be left out. A cancellation is possible until the delivery and returns the stock. ' +
    'The buyer is written to, except when preparing starts. Repeating a change is refused.',
  access: 'staff',
  errors: ['not_found', 'status_not_possible', 'database_unavailable'],
  params: idParamsSchema,
  body: z.strictObject({
    from: z.enum(orderStatuses).meta({ description: 'The status on which the decision was based' }),
    to: z.enum(orderStatuses),
    note: z
      .string()
      .trim()
      .max(1000)
      .default('')
      .meta({ description: 'For the history; the reason of a cancellation is sent to the buyer' }),
  }),
  data: orderSchema,
});

export const ordersIdNotesContract = defineContract({
  method: 'post',
  path: '/api/orders/{id}/notes',
  group: 'Orders',
  summary: 'Note something about an order',
  description: 'For staff; the buyer never sees it.',
  access: 'staff',
  errors: ['not_found', 'database_unavailable'],
  params: idParamsSchema,
  body: z.strictObject({ note: z.string().trim().min(1).max(1000) }),
  data: orderSchema,
  successStatus: 201,
});
