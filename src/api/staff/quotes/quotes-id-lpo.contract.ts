import { defineDocument } from '#api/http/contract.ts';
import { idParamsSchema } from '#api/http/written-entity.contract.ts';

export const quotesIdLpoContract = defineDocument({
  method: 'get',
  path: '/api/quotes/{id}/lpo',
  group: 'Quotations',
  summary: 'The purchase order that came with an acceptance',
  description: 'As a file to save, never to be opened in the shop’s own pages.',
  access: 'staff',
  errors: ['not_found', 'database_unavailable'],
  params: idParamsSchema,
  contentType: 'application/octet-stream',
});
