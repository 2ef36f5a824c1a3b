import { z } from 'zod';
import { comparisons } from '#primitives/attributes/complement-rules.ts';
import type { CheckMessage } from '#primitives/text/field-rules.ts';
import { changeFields, versionSchema } from '#primitives/version.ts';
import { attributeKeySchema } from '../attributes/attribute-values.ts';

const heading = z.string().trim().min(1).max(80);
const comparison = z.enum(comparisons);
const onlyOnce = (list: readonly unknown[]) => new Set(list).size === list.length;
const each = 'each_once' satisfies CheckMessage;
const places = z
  .array(z.string().trim().min(1).max(120))
  .max(30)
  .refine(onlyOnce, each)
  .meta({ description: 'Slugs of categories and subcategories', example: ['monitors'] });

const ruleFields = {
  name: z.string().trim().min(1).max(80).meta({ description: 'For staff' }),
  heading: z
    .strictObject({ en: heading, ar: heading })
    .meta({ description: 'Above the products on the product page' }),
  source: z.strictObject({
    places: places.min(1),
    needsAssembly: z
      .boolean()
      .meta({ description: 'Only for products that the buyer assembles, or orders assembly for' }),
    conditions: z
      .array(
        z.strictObject({
          attribute: attributeKeySchema,
          comparison,
          value: z.union([z.number().min(-1_000_000).max(10_000_000), z.string().trim().min(1).max(60)]),
        }),
      )
      .max(10)
      .meta({ description: 'What the product must have: a number, the key of an option, or yes and no' }),
  }),
  target: z.strictObject({
    places,
    productIds: z
      .array(z.uuid())
      .max(20)
      .refine(onlyOnce, each)
      .meta({ description: 'Named products, which come first' }),
    comparisons: z
      .array(
        z.strictObject({ attribute: attributeKeySchema, comparison, sourceAttribute: attributeKeySchema }),
      )
      .max(10)
      .meta({ description: 'How an attribute of the complement has to relate to one of the product' }),
  }),
  quantityFrom: attributeKeySchema
    .nullable()
    .meta({ description: 'The attribute of the product that says how many it needs; null: one' }),
  isCounted: z.boolean().meta({
    description: 'Whether the cart says when it has fewer seats than its desks and tables have places',
  }),
  isActive: z.boolean(),
};

/** Request body of a new rule. */
export const complementRuleSchema = z.strictObject(ruleFields);
export type ComplementRuleRequest = z.output<typeof complementRuleSchema>;

/** Request body of a changed rule: all of its fields. */
export const complementRuleChangeSchema = z.strictObject({ ...ruleFields, ...changeFields });
export type ComplementRuleChange = z.output<typeof complementRuleChangeSchema>;

/** All rules in their order. */
export const complementRuleOrderSchema = z.strictObject({
  rules: z
    .array(z.strictObject({ id: z.uuid(), version: versionSchema }))
    .max(500)
    .refine((list) => onlyOnce(list.map(({ id }) => id)), each),
});
export type ComplementRuleOrder = z.output<typeof complementRuleOrderSchema>;
