import type { oas31 } from 'zod-openapi';

export interface DocumentedField {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly notes: string;
}

type Schema = oas31.SchemaObject;
type SchemaOrReference = Schema | oas31.ReferenceObject;

/** Deeper than any contract should be; it also ends a schema that contains itself. */
const deepest = 6;

/** Flattens a JSON schema into rows for people: 'lines[].quantity', its type and its limits. */
export function fieldsOf(
  document: oas31.OpenAPIObject,
  schema: SchemaOrReference,
  prefix = '',
  depth = 0,
): DocumentedField[] {
  const { properties = {}, required = [] } = resolve(document, schema);
  return Object.entries(properties).flatMap(([key, value]) => {
    const property = resolve(document, value);
    const name = `${prefix}${key}`;
    const row = { name, type: typeOf(property), required: required.includes(key), notes: notesOf(property) };
    const inner = property.items ? resolve(document, property.items) : property;
    if (!inner.properties || depth >= deepest) return [row];
    const innerPrefix = property.items ? `${name}[].` : `${name}.`;
    return [row, ...fieldsOf(document, inner, innerPrefix, depth + 1)];
  });
}

/** A value that the schema accepts, for the example of a call. */
export function exampleOf(document: oas31.OpenAPIObject, schema: SchemaOrReference, depth = 0): unknown {
  const resolved = resolve(document, schema);
  const given = resolved.example ?? resolved.examples?.[0] ?? resolved.const ?? resolved.enum?.[0];
  if (given !== undefined) return given;
  if (resolved.properties && depth < deepest) {
    return Object.fromEntries(
      Object.entries(resolved.properties).map(([key, value]) => [key, exampleOf(document, value, depth + 1)]),
    );
  }
  if (resolved.items && depth < deepest) return [exampleOf(document, resolved.items, depth + 1)];
  const type = Array.isArray(resolved.type) ? resolved.type[0] : resolved.type;
  if (type === 'integer' || type === 'number') return Math.max(resolved.minimum ?? 1, 1);
  if (type === 'boolean') return true;
  return type === 'string' ? (examplesByFormat[resolved.format ?? ''] ?? 'text') : null;
}

const examplesByFormat: Readonly<Record<string, string>> = {
  uuid: '3f0c9f6e-58a1-4d5e-9f0b-6d1c2a7e4b10',
  email: 'name@example.com',
  uri: 'https://example.com/',
  date: '2026-11-15',
  'date-time': '2026-11-15T09:00:00Z',
};

export function resolve(document: oas31.OpenAPIObject, schema: SchemaOrReference): Schema {
  if (!('$ref' in schema) || typeof schema.$ref !== 'string') return schema as Schema;
  const name = schema.$ref.split('/').at(-1) ?? '';
  const found = document.components?.schemas?.[name];
  if (!found) throw new Error(`the document has no schema ${schema.$ref}`);
  return resolve(document, found);
}

function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives)
    return alternatives.map((one) => ('$ref' in one ? 'object' : typeOf(one as Schema))).join(' | ');
  if (schema.type === 'array') {
    return schema.items && !('$ref' in schema.items) ? `${typeOf(schema.items as Schema)}[]` : 'object[]';
  }
  const type = Array.isArray(schema.type) ? schema.type.join(' | ') : (schema.type ?? 'any');
  return schema.format ? `${type} (${schema.format})` : type;
}

function notesOf(schema: Schema): string {
  const limits = [
    range('length', schema.minLength, schema.maxLength),
    range('entries', schema.minItems, schema.maxItems),
    range('value', schema.minimum, schema.maximum),
    schema.default === undefined ? '' : `default ${JSON.stringify(schema.default)}`,
  ];
  return [schema.description ?? '', ...limits].filter(Boolean).join('; ');
}

function range(what: string, least: number | undefined, most: number | undefined): string {
  // Zod states the range of safe integers for every whole number; that is not a rule of the shop.
  const from = least !== undefined && least > Number.MIN_SAFE_INTEGER ? least : undefined;
  const to = most !== undefined && most < Number.MAX_SAFE_INTEGER ? most : undefined;
  if (from !== undefined && to !== undefined) return `${what} ${from} to ${to}`;
  if (from !== undefined) return `${what} at least ${from}`;
  return to === undefined ? '' : `${what} at most ${to}`;
}
