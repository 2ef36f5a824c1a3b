import { z } from 'zod';
import { defineContract, defineUpload } from '#api/http/contract.ts';
import { quoteAcceptanceSchema } from '#domain/orders/quote-acceptance.ts';
import { requiredLine } from '#primitives/text/text-schemas.ts';
import { sendOrderContract } from '../orders/send-order.contract.ts';

const quotePageFields = {
  reference: z.string().max(32),
  key: z.string().max(64).meta({ description: 'Of the page of the quotation' }),
};

export const acceptQuoteContract = defineContract({
  method: 'post',
  path: '/api/accept-quote',
  group: 'Quotations',
  summary: 'Accept a quotation',
  description:
    'Makes an order of it at the quoted prices and takes the stock then. Accepting again answers the same order. ' +
    'When pieces are missing or the day cannot be kept, the answer is order_changed and nothing is written. The ' +
    'first version, made without staff, has the minimum of the zone and the limits of an order ' +
    '(order_above_limits); a version of staff has neither.',
  access: 'public',
  errors: [
    'not_found',
    'order_changed',
    'order_above_limits',
    'status_not_possible',
    'too_many_requests',
    'server_busy',
    'database_unavailable',
  ],
  body: quoteAcceptanceSchema.extend(quotePageFields),
  data: sendOrderContract.data,
  successStatus: 201,
  maxBodyBytes: 32 * 1024,
  timeoutMs: 60_000,
});

export const sendLpoFileContract = defineUpload({
  method: 'post',
  path: '/api/accept-quote/lpo-file',
  group: 'Quotations',
  summary: 'Send the file of the purchase order',
  description:
    'Of a quotation that was accepted and has none yet: a PDF or a picture, as it is, in the body. The same file may be ' +
    'sent again; another one is refused. The address is checked before the body is read.',
  access: 'public',
  errors: ['not_found', 'status_not_possible', 'too_many_requests', 'server_busy', 'database_unavailable'],
  query: z.strictObject({
    ...quotePageFields,
    name: requiredLine(200).meta({ description: 'Of the file', example: 'lpo.pdf' }),
  }),
  upload: {
    mediaTypes: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
    maxBytes: 10 * 1024 * 1024,
    whenTooLarge: 'image_too_large',
    whenOtherType: 'invalid_attachment',
  },
  data: z.object({ reference: z.string() }),
  successStatus: 201,
  timeoutMs: 60_000,
});
