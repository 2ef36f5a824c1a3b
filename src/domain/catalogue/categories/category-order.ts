import { z } from 'zod';
import type { CheckMessage } from '#primitives/text/field-rules.ts';
import { versionSchema } from '#primitives/version.ts';
import { slugSchema } from '../products/slug.ts';

/** All categories of a department, in the order in which the shop shall show them. */
export const categoryOrderSchema = z.strictObject({
  department: slugSchema,
  categories: z
    .array(z.strictObject({ id: z.uuid(), version: versionSchema }))
    .max(500)
    .refine(
      (list) => new Set(list.map(({ id }) => id)).size === list.length,
      'each_once' satisfies CheckMessage,
    ),
});

export type CategoryOrder = z.output<typeof categoryOrderSchema>;
