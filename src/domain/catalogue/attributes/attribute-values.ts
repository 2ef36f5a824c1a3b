import { z } from 'zod';
import { isBuiltInAttribute } from '#primitives/attributes/attribute-kinds.ts';
import type { FieldError } from '#primitives/shop-error.ts';
import type { CheckMessage } from '#primitives/text/field-rules.ts';
import type { Attribute, AttributesByKey } from './attribute.ts';

/** The value of an attribute: a number, a yes or no, the key of an option, or the keys of several. */
export type AttributeValue = number | boolean | string | readonly string[];

/** The attributes of a product, by key. One that is absent is not known. */
export type AttributeValues = Readonly<Record<string, AttributeValue>>;

/** More than any category has. */
const mostAttributes = 60;

export const attributeKeySchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'page_name' satisfies CheckMessage)
  .max(60);

const number = z.number().min(-1_000_000).max(10_000_000);
const optionKeys = z
  .array(attributeKeySchema)
  .min(1)
  .max(30)
  .refine((keys) => new Set(keys).size === keys.length, 'each_once' satisfies CheckMessage)
  .readonly();

/** Values by their form alone; `attributeErrors` compares them with the definitions. */
export const attributeValuesSchema = z
  .record(attributeKeySchema, z.union([number, z.boolean(), attributeKeySchema, optionKeys]))
  .superRefine((values, context) => {
    if (Object.keys(values).length <= mostAttributes) return;
    context.addIssue({
      code: 'too_big',
      maximum: mostAttributes,
      origin: 'array',
      inclusive: true,
      input: values,
    });
  })
  .readonly()
  .meta({
    description:
      'Typed attributes by key: a number in the unit of the attribute, true or false, the key of an option, or a list ' +
      'of keys. The width, depth, height and weight have fields of their own',
    example: { 'seat-height': 450, colour: ['black'], 'has-arms': true },
  });

/** What of the values the definitions do not allow, by field. */
export function attributeErrors(values: AttributeValues, attributes: AttributesByKey): FieldError[] {
  return Object.entries(values).flatMap(([key, value]): FieldError[] => {
    const path = `attributes.${key}`;
    const attribute = attributes.get(key);
    if (!attribute || isBuiltInAttribute(key)) return [{ path, code: 'unknown_field' }];
    if (isValueOf(attribute, value)) return [];
    if (attribute.kind === 'number') return [{ path, code: 'invalid', rule: 'number' }];
    return [{ path, code: 'invalid', rule: 'from_list' }];
  });
}

/** Whether a value has the form that its definition asks for. */
function isValueOf({ kind, options }: Pick<Attribute, 'kind' | 'options'>, value: unknown): boolean {
  const isOption = (key: unknown) => options.some((option) => option.key === key);
  switch (kind) {
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'yes-no':
      return typeof value === 'boolean';
    case 'option':
      return isOption(value);
    case 'options':
      return Array.isArray(value) && value.length > 0 && value.every(isOption);
  }
}

/** The values as they are stored: the keys of several options in the order of the definition. */
export function orderedValues(values: AttributeValues, attributes: AttributesByKey): AttributeValues {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      if (!Array.isArray(value)) return [key, value];
      const ordered = attributes.get(key)?.options.filter((option) => value.includes(option.key)) ?? [];
      return [key, ordered.map((option) => option.key)];
    }),
  );
}
