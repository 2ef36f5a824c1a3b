import { z } from 'zod';
import type { CheckMessage } from '#primitives/text/field-rules.ts';
import { changeFields, versionSchema } from '#primitives/version.ts';
import { slugSchema } from '../products/slug.ts';

const mostLines = 20;
const mostPackages = 200;
const largestQuantity = 99;

const bilingual = (longest: number) =>
  z.strictObject({
    en: z.string().trim().min(1).max(longest),
    ar: z.string().trim().min(1).max(longest),
  });
const onlyOnce = (list: readonly unknown[]) => new Set(list).size === list.length;

const packageFields = {
  name: bilingual(80),
  summary: bilingual(300).meta({ description: 'One or two sentences: what it is for' }),
  lines: z
    .array(z.strictObject({ productId: z.uuid(), quantity: z.int().min(1).max(largestQuantity) }))
    .min(1)
    .max(mostLines)
    .refine((lines) => onlyOnce(lines.map(({ productId }) => productId)), 'each_once' satisfies CheckMessage)
    .meta({ description: 'Its parts, in the order of its page: products and the pieces of each' }),
  isActive: z.boolean().meta({ description: 'Visitors see it' }),
};

/** Request body of a new package. */
export const packageRequestSchema = z.strictObject({
  slug: slugSchema.meta({ description: 'In its address; it never changes', example: 'workplace-for-one' }),
  ...packageFields,
});
export type PackageRequest = z.output<typeof packageRequestSchema>;

/** Request body of a changed package: all of its fields. */
export const packageChangeSchema = z.strictObject({ ...packageFields, ...changeFields });
export type PackageChange = z.output<typeof packageChangeSchema>;

/** All packages in their order. */
export const packageOrderSchema = z.strictObject({
  packages: z
    .array(z.strictObject({ id: z.uuid(), version: versionSchema }))
    .max(mostPackages)
    .refine((list) => onlyOnce(list.map(({ id }) => id)), 'each_once' satisfies CheckMessage),
});
export type PackageOrder = z.output<typeof packageOrderSchema>;
