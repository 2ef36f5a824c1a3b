import fc from 'fast-check';
import type { ApiDocument, Schema } from './api-operations.ts';

/** Ids that exist in the shop, so that some requests get past the 404. */
export type KnownIds = readonly string[];

/** Generates values that match a JSON Schema, or nearly; the fuzzer mutates them afterwards. */
export class ValidValues {
  readonly #schemas: ApiDocument['components']['schemas'];

  constructor({ components }: ApiDocument) {
    this.#schemas = components.schemas;
  }

  of(schema: Schema, ids: KnownIds): fc.Arbitrary<unknown> {
    if (schema.$ref) return this.of(this.#schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, ids);
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return fc.oneof(...choices.map((choice) => this.of(choice, ids)));
    switch (schema.type) {
      case 'object':
        return this.#object(schema, ids);
      case 'array': {
        const { items = {}, minItems = 0, maxItems = minItems + 3 } = schema;
        const maxLength = Math.min(maxItems, minItems + 3);
        return fc.array(this.of(items, ids), { minLength: minItems, maxLength });
      }
      case 'string':
        return validText(schema, ids);
      case 'integer':
      case 'number':
        return validNumber(schema);
      case 'boolean':
        return fc.boolean();
      default:
        return fc.constant(null);
    }
  }

  #object({ properties = {}, required = [] }: Schema, ids: KnownIds): fc.Arbitrary<unknown> {
    const parts = Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [name, this.of(schema, ids)]),
    );
    return fc.record(parts, {
      requiredKeys: required.filter((name) => name in parts),
      noNullPrototype: true,
    });
  }
}

function validText(schema: Schema, ids: KnownIds): fc.Arbitrary<string> {
  const { format, pattern, example, minLength = 0, maxLength = 60 } = schema;
  if (format === 'uuid') return ids.length > 0 ? fc.oneof(fc.constantFrom(...ids), fc.uuid()) : fc.uuid();
  if (typeof example === 'string') return fc.constant(example);
  // The patterns of dates describe leap years, which makes generating from them very slow.
  if (format === 'date')
    return fc.constantFrom('2026-11-17', '2026-12-18', '2028-02-29', '0000-01-01', '9999-12-31');
  if (format === 'date-time') return fc.constantFrom('2026-11-17T00:00:00Z', '9999-12-31T23:59:59.999Z');
  if (format === 'base64') return fc.base64String({ maxLength: 200 });
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 30) });
}

function validNumber({ type, minimum = 0, maximum = 1000, multipleOf }: Schema): fc.Arbitrary<number> {
  const [min, max] = [Math.ceil(Math.max(minimum, -1e9)), Math.floor(Math.min(maximum, 1e9))];
  const whole = fc.integer({ min, max });
  if (type === 'integer') return whole;
  return multipleOf ? whole.map((value) => value / 100) : whole;
}
