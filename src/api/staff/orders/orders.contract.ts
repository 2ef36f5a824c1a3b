import { z } from 'zod';
import { defineContract, defineDocument } from '#api/http/contract.ts';
import { roomPlacingSchema } from '#api/http/room-placing.contract.ts';
import { siteFitSchema } from '#api/http/site-fit.contract.ts';
import { idParamsSchema } from '#api/http/written-entity.contract.ts';
import { orderFilterSchema } from '#domain/orders/listing/order-list.ts';
import { fulfilmentSchema } from '#domain/orders/order-body.ts';
import { companySchema, contactResponseSchema, lpoNumberSchema } from '#primitives/buyer.ts';
import { locales } from '#primitives/locale.ts';
import {
  fulfilmentKinds,
  orderActors,
  orderEventKinds,
  orderStatuses,
  paymentMethods,
} from '#primitives/order-status.ts';
import { paymentStates } from '#primitives/payment.ts';
import { sheetLanguageSchema } from '../sheet-language.contract.ts';
import { orderChangesSchema } from './order-changes.contract.ts';

const amount = z.number().meta({ description: 'In QAR' });

const arabicName = z.object({ ar: z.object({ name: z.string() }) });
const namedSchema = z.object({ name: z.string(), translations: arabicName });

const listedOrderSchema = z
  .object({
    id: z.string(),
    number: z.string().meta({ example: 'OG-7K4M-2QXD' }),
    status: z.enum(orderStatuses),
    locale: z.enum(locales).meta({ description: 'The language that the buyer is written to in' }),
    placedAt: z.iso.datetime(),
    contactName: z.string(),
    contactPhone: z.string(),
    companyName: z.string(),
    fulfilment: z.enum(fulfilmentKinds),
    zone: z.int().nullable(),
    day: z.iso.date(),
    payment: z.enum(paymentMethods),
    total: amount,
    paymentState: z.enum(paymentStates),
    owed: amount,
    pieces: z.int().meta({ description: 'Of all lines' }),
    district: namedSchema
      .nullable()
      .meta({ description: 'The best known one of the zone; null for a pickup' }),
    firstLine: namedSchema,
    lines: z.int().meta({ description: 'How many lines there are' }),
    awaitsConsent: z.boolean().meta({ description: 'A proposed change waits for the buyer' }),
    hasRepair: z.boolean().meta({ description: 'Goods of it are in repair' }),
  })
  .meta({ id: 'ListedOrder' });

export const ordersContract = defineContract({
  method: 'get',
  path: '/api/orders',
  group: 'Orders',
  summary: 'List orders',
  description:
    'The newest first, 50 to a page, with how many orders of each status fit the rest of the filter.',
  access: 'staff',
  errors: ['database_unavailable'],
  query: orderFilterSchema,
  data: z.array(listedOrderSchema),
  meta: z.object({
    total: z.int().meta({ description: 'Orders that fit the filter' }),
    page: z.int(),
    pageSize: z.int(),
    byStatus: z.partialRecord(z.enum(orderStatuses), z.int()),
    awaitingConsent: z
      .int()
      .meta({ description: 'Those with a proposed change that the buyer has not answered' }),
    inRepair: z.int().meta({ description: 'Those with goods in repair' }),
  }),
});

export const orderSheetContract = defineDocument({
  method: 'get',
  path: '/api/orders/sheet',
  group: 'Orders',
  summary: 'Orders as a table',
  description:
    'CSV in UTF-8 with a byte order mark: all orders that fit the filter, the newest first, written as they are read. ' +
    'Recorded in the change history.',
  access: 'staff',
  errors: ['database_unavailable'],
  query: orderFilterSchema.omit({ page: true }).extend({ language: sheetLanguageSchema }),
  contentType: 'text/csv; charset=utf-8',
});

export const orderSchema = z
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
    districts: z.array(namedSchema),
    day: z.iso.date(),
    stop: z
      .object({
        driver: z
          .object({ name: z.string(), phone: z.string() })
          .nullable()
          .meta({ description: 'Null: given to no driver' }),
        place: z.int().nullable().meta({ description: 'Among the stops of the driver; null once delivered' }),
        stops: z.int().nullable().meta({ description: 'How many stops the driver has' }),
      })
      .nullable()
      .meta({ description: 'In the round of its day; null for one that no driver carries' }),
    payment: z.enum(paymentMethods),
    notes: z.string(),
    siteFit: siteFitSchema,
    placing: roomPlacingSchema,
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
        id: z.string(),
      }),
    ),
    subtotal: amount,
    discount: amount,
    deliveryFee: amount,
    total: amount,
    paymentDueDays: z
      .int()
      .nullable()
      .meta({ description: 'Credit terms: days from the invoice to the payment' }),
    invoice: z
      .object({ number: z.string(), issuedOn: z.iso.date(), dueOn: z.iso.date() })
      .nullable()
      .meta({ description: 'Issued when the order is sent out' }),
    quote: z
      .object({ id: z.string(), reference: z.string() })
      .nullable()
      .meta({ description: 'The quotation that it was made from' }),
    history: z.array(
      z.object({
        kind: z.enum(orderEventKinds),
        status: z.enum(orderStatuses).nullable(),
        note: z.string(),
        isForDriver: z.boolean().meta({ description: 'A note on the packing slip and the day sheet' }),
        actor: z.enum(orderActors),
        actorName: z.string().meta({ description: 'Who of staff it was; else empty' }),
        at: z.iso.datetime(),
        details: z
          .record(z.string(), z.unknown())
          .nullable()
          .meta({ description: 'What an edit, a payment or a return changed; its form depends on the kind' }),
      }),
    ),
    version: z.int(),
    isEditable: z.boolean().meta({ description: 'Until it leaves the shop' }),
    discountReason: z.string(),
    takenBy: z.string().meta({ description: 'Who of staff entered it for a caller; else empty' }),
    proposal: z
      .object({
        total: amount,
        proposedBy: z.string(),
        createdAt: z.iso.datetime(),
        changes: orderChangesSchema,
      })
      .nullable()
      .meta({ description: 'A change that waits for the buyer’s consent' }),
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
  description: 'For staff, or for the driver as well; the buyer never sees it.',
  access: 'staff',
  errors: ['not_found', 'database_unavailable'],
  params: idParamsSchema,
  body: z.strictObject({
    note: z.string().trim().min(1).max(1000),
    isForDriver: z
      .boolean()
      .default(false)
      .meta({ description: 'Prints it on the packing slip and shows it on the day sheet' }),
  }),
  data: orderSchema,
  successStatus: 201,
});

export const ordersIdInvoiceContract = defineDocument({
  method: 'get',
  path: '/api/orders/{id}/invoice',
  group: 'Orders',
  summary: 'The invoice of an order, to be printed',
  description:
    'A page in English and Arabic for A4 paper, as it was issued, with what has been paid. Before the order is sent out ' +
    'it is a pro forma invoice without a number.',
  access: 'staff',
  errors: ['not_found', 'database_unavailable'],
  params: idParamsSchema,
  contentType: 'text/html; charset=utf-8',
});

export const ordersIdPlanContract = defineDocument({
  method: 'get',
  path: '/api/orders/{id}/plan.svg',
  group: 'Orders',
  summary: 'The plan of the office as a picture',
  description: 'It came with the quotation that the order was made from.',
  access: 'staff',
  errors: ['not_found', 'database_unavailable'],
  params: z.strictObject({ id: z.string() }),
  query: z.strictObject({ language: z.enum(locales).optional() }),
  contentType: 'image/svg+xml; charset=utf-8',
});

export const ordersIdPackingSlipContract = defineDocument({
  method: 'get',
  path: '/api/orders/{id}/packing-slip',
  group: 'Orders',
  summary: 'What to pack for an order and where to bring it, to be printed',
  description: 'A page in English and Arabic for A4 paper, without prices but with what is to be collected.',
  access: 'staff',
  errors: ['not_found', 'database_unavailable'],
  params: idParamsSchema,
  contentType: 'text/html; charset=utf-8',
});
