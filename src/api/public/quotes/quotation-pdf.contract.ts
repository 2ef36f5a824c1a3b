import { z } from 'zod';
import { defineDocument } from '#api/http/contract.ts';

export const quotationPdfContract = defineDocument({
  method: 'get',
  path: '/api/quotations/{reference}/{key}/quotation.pdf',
  group: 'Quotations',
  summary: 'A quotation as a PDF',
  description: 'The newest version, in English and Arabic on A4, for callers with the reference and the key.',
  access: 'public',
  errors: ['not_found', 'too_many_requests', 'server_busy', 'database_unavailable'],
  params: z.strictObject({ reference: z.string().max(32), key: z.string().max(64) }),
  contentType: 'application/pdf',
});
