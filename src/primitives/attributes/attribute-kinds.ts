/** What the value of an attribute is: a number with a unit, one option, several options, or yes and no. */
export const attributeKinds = ['number', 'option', 'options', 'yes-no'] as const;
export type AttributeKind = (typeof attributeKinds)[number];

/** Units of numbers. The list is closed, so that each is written well in both languages (i18n/quantities.ts). */
export const attributeUnits = [
  'mm',
  'kg',
  'inch',
  'GB',
  'TB',
  'W',
  'VA',
  'V',
  'Ah',
  'GHz',
  'Hz',
  'Mbps',
  'Gbps',
  'L',
  'lm',
  'dB',
  'm',
  'm²',
  'ms',
  'MP',
  'minutes',
  'hours',
  'years',
  'users',
  'people',
  'ports',
  'pages',
  'pieces',
  'percent',
  'cycles',
  'ppm',
  'dpi',
  'U',
] as const;
export type AttributeUnit = (typeof attributeUnits)[number];

/** Attributes that are columns of their own. They can be filters of a category, and cannot be changed or deleted. */
export const builtInAttributeKeys = ['width', 'depth', 'height', 'weight'] as const;
export type BuiltInAttributeKey = (typeof builtInAttributeKeys)[number];

export function isBuiltInAttribute(key: string): key is BuiltInAttributeKey {
  return (builtInAttributeKeys as readonly string[]).includes(key);
}

export const assemblyKinds = ['none-needed', 'included', 'self', 'service'] as const;
