import { defineDocument } from '#api/http/contract.ts';
import { idParamsSchema } from '#api/http/written-entity.contract.ts';

export const ordersIdInvoiceContract = defineDocument({
  method: 'get',
  path: '/api/orders/{id}/invoice',
  group: 'Orders',
  summary: 'The invoice of an order, to be printed',
  description: 'A page in English and Arabic for A4 paper, with the prices of the moment of the order.',
  access: 'staff',
  errors: ['not_found', 'database_unavailable'],
  params: idParamsSchema,
  contentType: 'text/html; charset=utf-8',
});
