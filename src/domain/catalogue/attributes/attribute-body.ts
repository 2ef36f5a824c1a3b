import { z } from 'zod';
import { attributeKinds, attributeUnits } from '#primitives/attributes/attribute-kinds.ts';
import type { CheckMessage } from '#primitives/text/field-rules.ts';
import { changeFields, versionSchema } from '#primitives/version.ts';
import { attributeKeySchema } from './attribute-values.ts';

const name = z.strictObject({
  en: z.string().trim().min(1).max(60),
  ar: z.string().trim().min(1).max(60),
});

const colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'colour' satisfies CheckMessage)
  .nullable();

const optionSchema = z.strictObject({
  key: attributeKeySchema,
  name,
  swatch: colour.default(null).meta({ description: 'A colour as #rrggbb', example: '#ffffff' }),
  secondSwatch: colour.default(null).meta({ description: 'The second colour of a finish of two' }),
});

const options = z
  .array(optionSchema)
  .max(100)
  .refine(
    (list) => new Set(list.map(({ key }) => key)).size === list.length,
    'each_once' satisfies CheckMessage,
  )
  .default([])
  .meta({ description: 'All options in their order; empty for numbers and for yes and no' });

const unit = z
  .enum(attributeUnits)
  .nullable()
  .default(null)
  .meta({ description: 'Of a number; null: a bare number, such as a count' });

/** Request body of a new attribute. */
export const attributeRequestSchema = z.strictObject({
  key: attributeKeySchema.meta({
    description: 'In addresses, API and CSV headings; it never changes',
    example: 'seat-height',
  }),
  kind: z.enum(attributeKinds),
  unit,
  name,
  options,
});

export type AttributeRequest = z.output<typeof attributeRequestSchema>;

/** Request body of a changed attribute. Its key and kind never change: products have values of that kind. */
export const attributeChangeSchema = z.strictObject({ unit, name, options, ...changeFields });

export type AttributeChange = z.output<typeof attributeChangeSchema>;

/** All attributes in their order. */
export const attributeOrderSchema = z.strictObject({
  attributes: z
    .array(z.strictObject({ id: z.uuid(), version: versionSchema }))
    .max(500)
    .refine(
      (list) => new Set(list.map(({ id }) => id)).size === list.length,
      'each_once' satisfies CheckMessage,
    ),
});

export type AttributeOrder = z.output<typeof attributeOrderSchema>;
