import { z } from 'zod';
import { quoteAcceptanceSchema } from '#domain/orders/quote-acceptance.ts';
import { defineContract } from './contract.ts';
import { sendOrderContract } from './send-order.contract.ts';

export const acceptQuoteContract = defineContract({
  method: 'post',
  path: '/api/accept-quote',
  group: 'Quotations',
  summary: 'Accept a quotation',
  description:
    'Makes an order of it at the quoted prices and takes the stock then. Accepting again answers the same order. ' +
    'When pieces are missing or the day cannot be kept, the answer is order_changed and nothing is written.',
  access: 'public',
  errors: ['not_found', 'order_changed', 'status_not_possible', 'too_many_requests', 'database_unavailable'],
  body: quoteAcceptanceSchema.extend({
    reference: z.string().max(32),
    key: z.string().max(64).meta({ description: 'Of the page of the quotation' }),
  }),
  data: sendOrderContract.data,
  successStatus: 201,
});
