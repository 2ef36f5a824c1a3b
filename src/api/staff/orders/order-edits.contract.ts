import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { idParamsSchema } from '#api/http/written-entity.contract.ts';
import {
  editPreviewSchema,
  storedOrderEditSchema,
  takenOrderSchema,
} from '#domain/orders/editing/order-edit.ts';
import { orderSchema } from './orders.contract.ts';

const amount = z.number().meta({ description: 'In QAR' });
const bilingualName = z.object({ en: z.string(), ar: z.string() });

export const ordersPreviewContract = defineContract({
  method: 'post',
  path: '/api/orders/preview',
  group: 'Orders',
  summary: 'Compute an order before it is saved',
  description:
    'Amounts, stock and days of an order that staff edit or take for a caller, by the rules that saving applies. ' +
    'Writes nothing.',
  access: 'staff',
  errors: ['not_found', 'database_unavailable'],
  body: editPreviewSchema,
  data: z
    .object({
      lines: z.array(
        z.object({
          lineId: z.string().nullable(),
          productId: z.string().nullable(),
          sku: z.string(),
          name: bilingualName,
          unitPrice: amount,
          quantity: z.int(),
          lineTotal: amount,
          stock: z.int().nullable().meta({ description: 'Pieces left now; null: not in the catalogue' }),
        }),
      ),
      subtotal: amount,
      discount: amount,
      deliveryFee: amount,
      regularDeliveryFee: amount.meta({ description: 'By the rules of the zone' }),
      total: amount,
      totalBefore: amount,
      missingToMinimum: amount,
      stock: z
        .array(
          z.object({
            productId: z.string(),
            sku: z.string(),
            name: bilingualName,
            pieces: z.int().meta({ description: 'Back to stock; taken from it if below 0' }),
            stock: z.int().meta({ description: 'Before the edit' }),
          }),
        )
        .meta({ description: 'Products whose pieces change' }),
      days: z.array(z.iso.date()).meta({ description: 'That can be chosen, the earliest first' }),
      problems: z
        .array(z.object({ path: z.string(), code: z.string(), limit: z.number().optional() }))
        .meta({ description: 'What saving would refuse' }),
    })
    .meta({ id: 'OrderPreview' }),
});

export const ordersIdPutContract = defineContract({
  method: 'put',
  path: '/api/orders/{id}',
  group: 'Orders',
  summary: 'Edit an order before it leaves the shop',
  description:
    'Contact, address, day, lines, fee and discount in one step: stock moves by the difference, amounts are the ' +
    'server’s, lines of the order keep their price. The buyer is emailed. A total that rises needs consent: with ' +
    'ask_buyer nothing changes until the buyer accepts on the page of the order.',
  access: 'staff',
  errors: ['not_found', 'stale_version', 'status_not_possible', 'invoice_issued', 'database_unavailable'],
  params: idParamsSchema,
  body: storedOrderEditSchema,
  data: orderSchema,
});

export const ordersIdProposalDeleteContract = defineContract({
  method: 'delete',
  path: '/api/orders/{id}/proposal',
  group: 'Orders',
  summary: 'Withdraw a proposed change',
  description: 'One that the buyer has not answered yet.',
  access: 'staff',
  errors: ['not_found', 'proposal_outdated', 'database_unavailable'],
  params: idParamsSchema,
  data: orderSchema,
});

export const ordersPostContract = defineContract({
  method: 'post',
  path: '/api/orders',
  group: 'Orders',
  summary: 'Take an order for a caller',
  description:
    'With the stock, zones, days and minimum of the web shop, without its limits for strangers. The same key with the ' +
    'same body answers the same order. Emails go out if there is an address.',
  access: 'staff',
  errors: ['key_reused', 'database_unavailable'],
  body: takenOrderSchema,
  data: orderSchema,
  successStatus: 201,
});
