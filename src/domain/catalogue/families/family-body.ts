import { z } from 'zod';
import type { CheckMessage } from '#primitives/text/field-rules.ts';
import { changeFields } from '#primitives/version.ts';
import { attributeKeySchema } from '../attributes/attribute-values.ts';

const mostOptions = 5;
const mostMovedProducts = 200;

const name = z.strictObject({
  en: z.string().trim().min(1).max(120),
  ar: z.string().trim().min(1).max(120),
});

const eachOnce = (list: readonly string[]) => new Set(list).size === list.length;

const optionKeys = z
  .array(attributeKeySchema)
  .min(1)
  .max(mostOptions)
  .refine(eachOnce, 'each_once' satisfies CheckMessage)
  .meta({
    description: 'Keys of the attributes that its products differ in, in the order of the product page',
    example: ['width', 'colour'],
  });

const products = z
  .array(z.uuid())
  .max(mostMovedProducts)
  .refine(eachOnce, 'each_once' satisfies CheckMessage)
  .default([]);

const addedProductIds = products.meta({
  description: 'Products that become members; one of another family leaves it',
});

/** Request body of a new family. */
export const familyRequestSchema = z.strictObject({
  key: attributeKeySchema.meta({
    description: 'In the CSV of products; it never changes',
    example: 'sadu-staff-desk',
  }),
  name,
  optionKeys,
  addedProductIds,
});

export type FamilyRequest = z.output<typeof familyRequestSchema>;

/** Request body of a changed family. Members that it does not name stay. */
export const familyChangeSchema = z.strictObject({
  name,
  optionKeys,
  addedProductIds,
  removedProductIds: products.meta({ description: 'Members that leave the family' }),
  ...changeFields,
});

export type FamilyChange = z.output<typeof familyChangeSchema>;
