import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { mostLines } from '#domain/cart/cart.ts';
import { longestCode, longestLineText } from '#domain/quotes/list/list-limits.ts';
import { cartProductSchema } from '../cart/cart-price.contract.ts';

const wantedSchema = z.strictObject({
  code: z.string().trim().max(longestCode).meta({ description: 'May be empty' }),
  name: z.string().trim().max(longestLineText).meta({ description: 'May be empty' }),
});

export const matchLinesContract = defineContract({
  method: 'post',
  path: '/api/match-lines',
  group: 'Quotations',
  summary: 'Match the lines of a list with the catalogue',
  description:
    'For each line the product that is meant: by its code, with or without dashes, else by its name. Where none is meant ' +
    'for certain the answer is null, and the line is asked for in words.',
  access: 'public',
  errors: ['too_many_requests', 'server_busy', 'database_unavailable'],
  body: z.strictObject({ lines: z.array(wantedSchema).min(1).max(mostLines).readonly() }),
  data: z
    .array(
      z.object({
        by: z.enum(['code', 'name']).nullable(),
        product: cartProductSchema.nullable(),
      }),
    )
    .meta({ description: 'In the order of the lines' }),
  maxBodyBytes: 64 * 1024,
});
