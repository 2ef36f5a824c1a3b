import { z } from 'zod';
import { defineContract, defineDocument } from '#api/http/contract.ts';
import { planSchema } from '#domain/planner/plan-schema.ts';
import { locales } from '#primitives/locale.ts';

const group = 'Plans of offices';
const keptUntil = z.iso
  .date()
  .nullable()
  .meta({ description: 'Saving it again keeps it longer; null: for ever' });
const params = z.strictObject({ id: z.string().max(64) });

export const plansPostContract = defineContract({
  method: 'post',
  path: '/api/plans',
  group,
  summary: 'Save a plan under an id that cannot be guessed',
  description:
    'For a plan that is too long for a link, and for documents of it. Whoever has the id can open it; nothing lists it, ' +
    'and nobody can change it. The same plan has the same id. A plan has no prices: those are the shop’s.',
  access: 'public',
  errors: ['too_many_requests', 'server_busy', 'database_unavailable'],
  body: z.strictObject({ plan: planSchema }),
  data: z.object({ id: z.string(), keptUntil }).meta({ id: 'SavedPlanId' }),
  successStatus: 201,
  maxBodyBytes: 1024 * 1024,
});

export const plansIdContract = defineContract({
  method: 'get',
  path: '/api/plans/{id}',
  group,
  summary: 'A saved plan',
  description: 'For callers who have its id.',
  access: 'public',
  errors: ['not_found', 'too_many_requests', 'database_unavailable'],
  params,
  data: z.object({ plan: planSchema, keptUntil }).meta({ id: 'SavedPlan' }),
});

/** Longer than a document may wait in its queue (15 s) and be rendered (40 s), so that these end the work. */
const pdfTimeoutMs = 60_000;

export const planPdfContract = defineDocument({
  method: 'get',
  path: '/api/plans/{id}/plan.pdf',
  group,
  summary: 'A saved plan as a PDF to scale',
  description:
    'The drawing on A4 or A3, to the largest scale that fits of 1:50, 1:100, 1:200, 1:500 and 1:1000, and the list of its products with ' +
    'prices of today, in both languages.',
  access: 'public',
  errors: ['not_found', 'too_many_requests', 'server_busy', 'database_unavailable'],
  params,
  query: z.strictObject({
    language: z
      .enum(locales)
      .optional()
      .meta({ description: 'Which stands first; left out: that of the caller' }),
  }),
  contentType: 'application/pdf',
  timeoutMs: pdfTimeoutMs,
});
