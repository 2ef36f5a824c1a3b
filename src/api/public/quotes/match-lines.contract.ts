import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { mostLines } from '#domain/cart/cart.ts';
import { longestCode, longestLineText } from '#domain/quotes/list/list-limits.ts';
import { cartProductSchema } from '../cart/cart-price.contract.ts';

const wantedSchema = z.strictObject({
  code: z.string().trim().max(longestCode).meta({ description: 'May be empty' }),
  name: z.string().trim().max(longestLineText).meta({ description: 'May be empty' }),
});

const discontinuedSchema = z
  .object({
    sku: z.string(),
    name: z.string(),
    translations: z.object({ ar: z.object({ name: z.string() }) }),
    successors: z.array(cartProductSchema).meta({ description: 'Those that are sold' }),
  })
  .meta({ id: 'DiscontinuedProduct', description: 'The product with this code, which is sold no more' });

export const matchLinesContract = defineContract({
  method: 'post',
  path: '/api/match-lines',
  group: 'Quotations',
  summary: 'Match the lines of a list with the catalogue',
  description:
    'For each line the product that is meant: by its code, with or without dashes, else by its name. Where none is meant ' +
    'for certain the answer is null. With `suggests` such a line has the products that it may mean, and the successors ' +
    'of a product that is sold no more.',
  access: 'public',
  errors: ['too_many_requests', 'server_busy', 'database_unavailable'],
  body: z.strictObject({
    lines: z.array(wantedSchema).min(1).max(mostLines).readonly(),
    suggests: z
      .boolean()
      .default(false)
      .meta({ description: 'Whether lines without a product get suggestions' }),
  }),
  data: z
    .array(
      z.object({
        by: z.enum(['code', 'name']).nullable(),
        product: cartProductSchema.nullable(),
        near: z.array(cartProductSchema).meta({
          description: 'What a line without a product may mean, the most probable first; at most 3',
        }),
        discontinued: discontinuedSchema.nullable(),
      }),
    )
    .meta({ description: 'In the order of the lines' }),
  maxBodyBytes: 64 * 1024,
});
