import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { orderBodySchema } from '#domain/orders/order-body.ts';

export const sendOrderContract = defineContract({
  method: 'post',
  path: '/api/send-order',
  group: 'Orders',
  summary: 'Place an order',
  description:
    'Takes the stock, writes the order and its emails, or does nothing at all. The same key with the same body ' +
    'answers the same order, however often and however many at once; with another body it is refused ' +
    '(key_reused). Prices, fees and days are the server’s: when one differs from what the buyer saw, or pieces ' +
    'are missing, the answer is order_changed with the differences. An order above the limits of the shop profile, ' +
    'alone or together with the unconfirmed orders of the same phone in the last 24 hours, is refused ' +
    '(order_above_limits): its buyer asks for a quotation.',
  access: 'public',
  errors: [
    'order_changed',
    'order_above_limits',
    'key_reused',
    'looks_automated',
    'too_many_requests',
    'database_unavailable',
  ],
  body: orderBodySchema,
  data: z
    .object({
      number: z.string().meta({ example: 'OG-7K4M-2QXD' }),
      trackingKey: z.string().meta({ description: 'Opens the page of the order, together with its number' }),
    })
    .meta({ id: 'PlacedOrder' }),
  successStatus: 201,
});
