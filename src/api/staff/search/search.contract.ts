import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { messageStatuses } from '#primitives/message-status.ts';
import { fulfilmentKinds, orderStatuses } from '#primitives/order-status.ts';
import { quoteStatuses } from '#primitives/quote-status.ts';
import { articleStatuses } from '#primitives/status/article-status.ts';

export const staffSearchContract = defineContract({
  method: 'get',
  path: '/api/staff/search',
  group: 'Overview',
  summary: 'Search orders, quotations, messages, products and articles at once',
  description:
    'At most five of each kind, by the rules of their lists: the newest first, products by how well they fit.',
  access: 'staff',
  errors: ['database_unavailable'],
  query: z.strictObject({ search: z.string().trim().min(1).max(100) }),
  data: z.object({
    orders: z.array(
      z.object({
        id: z.string(),
        number: z.string().meta({ example: 'OG-7K4M-2QXD' }),
        status: z.enum(orderStatuses),
        fulfilment: z.enum(fulfilmentKinds),
        day: z.iso.date(),
        name: z.string().meta({ description: 'Of the company, else of the person' }),
      }),
    ),
    quotations: z.array(
      z.object({
        id: z.string(),
        reference: z.string().meta({ example: 'QT-7K4M-2QXD' }),
        status: z.enum(quoteStatuses),
        name: z.string().meta({ description: 'Of the company, else of the person' }),
      }),
    ),
    messages: z.array(
      z.object({
        id: z.string(),
        reference: z.string().meta({ example: 'MS-7K4M-2QXD' }),
        status: z.enum(messageStatuses),
        name: z.string(),
        subject: z.string(),
      }),
    ),
    products: z.array(
      z.object({
        id: z.string(),
        sku: z.string(),
        name: z.string(),
        translations: z.object({
          ar: z.object({ name: z.string().meta({ description: 'Empty when missing' }) }),
        }),
        stock: z.int(),
      }),
    ),
    articles: z
      .array(
        z.object({
          id: z.string(),
          slug: z.string(),
          title: z.string(),
          translations: z.object({ ar: z.object({ title: z.string() }) }),
          status: z.enum(articleStatuses),
          publishAt: z.iso.datetime().nullable(),
        }),
      )
      .meta({ description: 'Drafts too' }),
  }),
});
