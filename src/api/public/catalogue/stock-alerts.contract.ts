import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { stockAlertBodySchema } from '#domain/catalogue/stock/stock-alert-body.ts';

export const stockAlertsContract = defineContract({
  method: 'post',
  path: '/api/stock-alerts',
  group: 'Catalogue',
  summary: 'Tell me when it is back',
  description:
    'One email when a product that is out of stock can be bought again. Asking twice is the same as asking once. ' +
    'An address may wait for 20 products at a time.',
  access: 'public',
  errors: ['not_found', 'in_stock', 'too_many_requests', 'database_unavailable'],
  body: stockAlertBodySchema,
  data: z.object({ productId: z.string(), email: z.string() }).meta({ id: 'StockAlert' }),
  successStatus: 202,
  maxBodyBytes: 2048,
});
