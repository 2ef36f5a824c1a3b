import { z } from 'zod';
import { defineDocument } from '#api/http/contract.ts';

const params = { reference: z.string().max(32), key: z.string().max(64) };

/** Longer than a document may wait in its queue (15 s) and be rendered (40 s), so that these end the work. */
export const pdfTimeoutMs = 60_000;

export const quotationPdfContract = defineDocument({
  method: 'get',
  path: '/api/quotations/{reference}/{key}/quotation.pdf',
  group: 'Quotations',
  summary: 'A quotation as a PDF',
  description: 'The newest version, in English and Arabic on A4, for callers with the reference and the key.',
  access: 'public',
  errors: ['not_found', 'too_many_requests', 'server_busy', 'database_unavailable'],
  params: z.strictObject(params),
  contentType: 'application/pdf',
  timeoutMs: pdfTimeoutMs,
});

export const quotationPlanContract = defineDocument({
  method: 'get',
  path: '/api/quotations/{reference}/{key}/versions/{version}/plan.svg',
  group: 'Quotations',
  access: 'public',
  summary: 'The plan of a version of a quotation as a picture',
  description: 'Of a quotation that came with a plan of the office.',
  errors: ['not_found', 'too_many_requests', 'server_busy', 'database_unavailable'],
  params: z.strictObject({ ...params, version: z.string().max(9) }),
  contentType: 'image/svg+xml; charset=utf-8',
});

export const quotationVersionPdfContract = defineDocument({
  ...quotationPdfContract,
  path: '/api/quotations/{reference}/{key}/versions/{version}/quotation.pdf',
  summary: 'A version of a quotation as a PDF',
  description: 'One that a newer version replaced, or that was withdrawn, is marked as such on every page.',
  params: z.strictObject({ ...params, version: z.string().max(9) }),
});
