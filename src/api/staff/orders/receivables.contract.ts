import { z } from 'zod';
import { defineContract, defineDocument } from '#api/http/contract.ts';
import { receivableFilterSchema, receivableGroups } from '#domain/orders/receivables/receivable.ts';
import { orderStatuses, paymentMethods } from '#primitives/order-status.ts';
import { sheetLanguageSchema } from '../sheet-language.contract.ts';

const amount = z.number().meta({ description: 'In QAR' });
const sumSchema = z.object({ orders: z.int(), amount });

const receivableSchema = z
  .object({
    id: z.string().meta({ description: 'Of the order' }),
    number: z.string().meta({ example: 'OG-7K4M-2QXD' }),
    status: z.enum(orderStatuses),
    contactName: z.string(),
    contactPhone: z.string(),
    companyName: z.string(),
    lpoNumber: z.string(),
    payment: z.enum(paymentMethods),
    paymentDueDays: z.int().nullable(),
    day: z.iso.date().meta({ description: 'Of the delivery or the pickup' }),
    invoiceNumber: z.string().nullable(),
    issuedOn: z.iso.date().nullable(),
    dueOn: z.iso.date().nullable(),
    overdueDays: z.int(),
    amount,
  })
  .meta({ id: 'Receivable' });

export const receivablesContract = defineContract({
  method: 'get',
  path: '/api/receivables',
  group: 'Payments',
  summary: 'What is owed',
  description:
    'Unpaid invoices, those that are overdue, open orders without an invoice, or refunds that the shop owes; the longest ' +
    'due first, 50 to a page, with count and sum of each of the four.',
  access: 'staff',
  errors: ['database_unavailable'],
  query: receivableFilterSchema,
  data: z.array(receivableSchema),
  meta: z.object({
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
    sums: z.object(
      Object.fromEntries(receivableGroups.map((group) => [group, sumSchema])) as Record<
        (typeof receivableGroups)[number],
        typeof sumSchema
      >,
    ),
  }),
});

export const receivableSheetContract = defineDocument({
  method: 'get',
  path: '/api/receivables/{status}/sheet',
  group: 'Payments',
  summary: 'What is owed, as a table',
  description: 'CSV in UTF-8 with a byte order mark, all rows of one of the four lists.',
  access: 'staff',
  errors: ['database_unavailable'],
  params: z.object({ status: z.enum(receivableGroups) }),
  query: z.strictObject({ language: sheetLanguageSchema }),
  contentType: 'text/csv; charset=utf-8',
});
