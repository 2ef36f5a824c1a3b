import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';

const state = z.enum(['well', 'watch', 'act']).meta({
  description: 'ok: nothing to do; warning: to be observed; problem: staff should act',
});
const bytes = z.number().min(0);

export const shopHealthContract = defineContract({
  method: 'get',
  path: '/api/shop-health',
  group: 'Health',
  summary: 'How the shop does, part by part',
  description:
    'What the page Health of the staff area shows. Figures of the server are of the one that answers.',
  access: 'staff',
  errors: ['database_unavailable'],
  data: z
    .object({
      database: z.object({
        state,
        engine: z.enum(['embedded', 'server']),
        milliseconds: z.number().min(0).meta({ description: 'How long a simple question took' }),
        bytes,
      }),
      disk: z
        .object({ state, freeBytes: bytes, totalBytes: bytes })
        .meta({ description: 'Where pictures and files are kept' }),
      email: z.object({
        state,
        isDelivering: z.boolean().meta({ description: 'Whether a mail server is set' }),
        waiting: z.int(),
        failed: z.int(),
        overdueSeconds: z.number().min(0).meta({ description: 'Of the email that should have left first' }),
      }),
      server: z.object({
        state,
        version: z.string(),
        startedAt: z.iso.datetime(),
        memoryBytes: bytes,
        delayMs: z.number().min(0).meta({ description: 'What visitors wait in addition at this moment' }),
        refused: z.int().meta({ description: 'Requests that were told to come back, since the start' }),
        cachedPages: z.int().meta({ description: 'Pages that are ready to be sent' }),
      }),
    })
    .meta({ id: 'ShopHealth' }),
});
