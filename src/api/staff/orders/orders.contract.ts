import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { orderFilterSchema } from '#domain/orders/order-list.ts';
import { locales } from '#primitives/locale.ts';
import { fulfilmentKinds, orderStatuses, paymentMethods } from '#primitives/order-status.ts';

const amount = z.number().meta({ description: 'In QAR' });

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
    pieces: z.int().meta({ description: 'Of all lines' }),
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
  }),
});
