import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { quoteBodySchema } from '#domain/quotes/quote-body.ts';

export const sendQuoteContract = defineContract({
  method: 'post',
  path: '/api/send-quote',
  group: 'Quotations',
  summary: 'Ask for a quotation',
  description:
    'Makes a quotation at list prices at once, valid for 90 days, and emails it. What is described in words has its ' +
    'price on request until staff send a version. The same key with the same body answers the same quotation; with ' +
    'another body it is refused (key_reused).',
  access: 'public',
  errors: ['key_reused', 'looks_automated', 'too_many_requests', 'database_unavailable'],
  body: quoteBodySchema,
  data: z
    .object({
      reference: z.string().meta({ example: 'QT-7K4M-2QXD' }),
      trackingKey: z.string().meta({ description: 'Opens the page of the quotation, with its reference' }),
    })
    .meta({ id: 'RequestedQuote' }),
  successStatus: 201,
});
