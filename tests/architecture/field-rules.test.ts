import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { apiRoutes } from '#api/api-routes.ts';
import { isFieldRule } from '#primitives/text/field-rules.ts';

interface Check {
  readonly check?: string;
  readonly format?: string;
  readonly error?: (issue: object) => unknown;
  /** Of `refine`. A check of `superRefine` has none: it names the limit that is broken itself. */
  readonly fn?: unknown;
}

/** Formats whose rule follows from the format itself, and those that no person types. */
const explained = new Set(['date', 'url', 'uuid', 'datetime', 'safeint']);

/** Every check of a schema that is more than a limit, by the path of its field. */
function* checksOf(schema: z.ZodType, path: string, seen: Set<unknown>): Generator<[string, Check]> {
  if (seen.has(schema)) return;
  seen.add(schema);
  const def = schema._zod.def as unknown as Check & {
    readonly checks?: readonly { readonly _zod: { readonly def: Check } }[];
    readonly shape?: Readonly<Record<string, z.ZodType>>;
    readonly element?: z.ZodType;
    readonly innerType?: z.ZodType;
    readonly keyType?: z.ZodType;
    readonly valueType?: z.ZodType;
    readonly options?: readonly z.ZodType[];
    readonly in?: z.ZodType;
    readonly out?: z.ZodType;
  };
  for (const one of [def, ...(def.checks ?? []).map(({ _zod }) => _zod.def)]) {
    if (one.check === 'string_format' || (one.check === 'custom' && one.fn)) yield [path, one];
  }
  for (const [name, field] of Object.entries(def.shape ?? {}))
    yield* checksOf(field, `${path}.${name}`, seen);
  const { element, innerType, keyType, valueType, options = [] } = def;
  for (const inner of [element, innerType, keyType, valueType, def.in, def.out, ...options]) {
    if (inner) yield* checksOf(inner, path, seen);
  }
}

const bodies = apiRoutes.flatMap(({ contract }) =>
  'body' in contract && contract.body ? [{ path: contract.path, body: contract.body as z.ZodType }] : [],
);

describe('a person whose input breaks a rule reads the rule', () => {
  test.each(bodies)('$path', ({ path, body }) => {
    const silent = [...checksOf(body, '', new Set())]
      .filter(([, { format }]) => !format || !explained.has(format))
      .filter(([, { error }]) => {
        const message = error?.({});
        return message !== 'required' && !(typeof message === 'string' && isFieldRule(message));
      })
      .map(([field, { format, check }]) => `${path} ${field}: ${format ?? check}`);
    expect(silent).toEqual([]);
  });
});
