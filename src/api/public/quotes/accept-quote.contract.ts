import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { quoteAcceptanceSchema } from '#domain/orders/quote-acceptance.ts';
import { requiredLine } from '#primitives/text/text-schemas.ts';
import { sendOrderContract } from '../orders/send-order.contract.ts';

/** Base64 takes four letters for three bytes; the check of the file itself speaks of its size. */
const mostEncoded = 20_000_000;

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
    'image_too_large',
    'invalid_attachment',
    'not_found',
    'order_changed',
    'order_above_limits',
    'status_not_possible',
    'too_many_requests',
    'database_unavailable',
  ],
  body: quoteAcceptanceSchema.extend({
    reference: z.string().max(32),
    key: z.string().max(64).meta({ description: 'Of the page of the quotation' }),
    lpoFile: z
      .strictObject({
        name: requiredLine(200),
        content: z
          .base64()
          .max(mostEncoded)
          .meta({ description: 'A PDF or a picture of at most 10 MB, in base64' }),
      })
      .nullable(),
  }),
  data: sendOrderContract.data,
  successStatus: 201,
  maxBodyBytes: mostEncoded + 100_000,
  timeoutMs: 60_000,
});
