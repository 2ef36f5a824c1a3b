import type { Attribute } from './attribute.ts';

/** An attribute in the form in which the API and the history speak of it. */
export function serializeAttribute(attribute: Attribute) {
  const { id, key, kind, unit, name, options, isBuiltIn, version } = attribute;
  return { id, key, kind, unit, name, options: [...options], isBuiltIn, version };
}

export type AttributeResponse = ReturnType<typeof serializeAttribute>;
