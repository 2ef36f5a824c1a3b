import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';

export const dbHealthContract = defineContract({
  method: 'get',
  path: '/api/db-health',
  group: 'Health',
  summary: 'Does the database answer?',
  description:
    'Runs a real database query. Answers 503 within about two seconds when the database is unreachable.',
  access: 'public',
  errors: ['database_unavailable'],
  data: z
    .object({
      status: z.literal('reachable'),
      engine: z.enum(['embedded', 'server']).meta({ description: 'Which kind of PostgreSQL is in use' }),
      milliseconds: z.number().min(0).meta({ description: 'How long the answer took', example: 1.25 }),
    })
    .meta({ id: 'DatabaseHealth' }),
});
