import { defineDocument } from '#api/http/contract.ts';
import { idParamsSchema } from '#api/http/written-entity.contract.ts';

export const ordersIdPackingSlipContract = defineDocument({
  method: 'get',
  path: '/api/orders/{id}/packing-slip',
  group: 'Orders',
  summary: 'What to pack for an order and where to bring it, to be printed',
  description: 'A page in English and Arabic for A4 paper, without prices.',
  access: 'staff',
  errors: ['not_found', 'database_unavailable'],
  params: idParamsSchema,
  contentType: 'text/html; charset=utf-8',
});
