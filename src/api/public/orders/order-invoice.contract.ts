import { z } from 'zod';
import { defineDocument } from '#api/http/contract.ts';

export const orderInvoiceContract = defineDocument({
  method: 'get',
  path: '/api/order-invoices/{number}/{key}',
  group: 'Orders',
  summary: 'The invoice of an order, for its buyer',
  description:
    'A page in English and Arabic for A4 paper, for callers with the number and the tracking key. Until the goods ' +
    'leave it is a pro forma invoice. There is none before the order is confirmed, nor of a cancelled order.',
  access: 'public',
  errors: ['not_found', 'too_many_requests', 'database_unavailable'],
  params: z.strictObject({ number: z.string().max(32), key: z.string().max(64) }),
  contentType: 'text/html; charset=utf-8',
});
