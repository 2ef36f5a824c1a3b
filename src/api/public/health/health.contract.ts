import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';

export const healthContract = defineContract({
  method: 'get',
  path: '/api/health',
  group: 'Health',
  summary: 'Is the server alive?',
  description: 'Answers as long as the process runs, whatever the state of the database.',
  access: 'public',
  errors: [],
  data: z
    .object({
      status: z.literal('alive'),
      version: z.string().meta({ description: 'Version of the shop', example: '0.1.0' }),
      uptimeSeconds: z.int().min(0).meta({ description: 'Whole seconds since the start', example: 86_400 }),
    })
    .meta({ id: 'Health' }),
});
