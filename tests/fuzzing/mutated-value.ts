import fc from 'fast-check';

/** Texts that are known to break programs: control characters, injection, path traversal, extreme lengths. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfffy',
  '\ufeff',
  '\ufffd\ufffe\uffff',
  '\u202eevil\u202c',
  '\u200b\u200c\u200d\u2060',
  '\u061c\u200e\u200f\u2066',
  `Z${'\u0301\u0489'.repeat(2000)}`,
  '👩‍👩‍👧‍👦'.repeat(200),
  '﷽'.repeat(500),
  '٢٠٢٦',
  'ＡＢＣ１２３',
  'İıſßﬁ',
  '\r\nSet-Cookie: stolen=1\r\n\r\n',
  "'; DROP TABLE orders; --",
  "' OR '1'='1",
  '\\',
  '%',
  '_%_%',
  '$1::text',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{{7*7}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: template injection, which the shop must not evaluate
  '${7*7}',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  '=HYPERLINK("http://evil.example")',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'true',
  '-1',
  '0x10',
  '1e999',
  '9'.repeat(400),
  '2026-02-30',
  '9999-99-99',
  '+275760-09-13',
  '-000001-01-01T00:00:00Z',
  '00000000-0000-0000-0000-000000000000',
  'a@b@c.example',
  `${'a'.repeat(300)}@example.com`,
  '+9'.repeat(50),
  '(a+)+$'.repeat(20),
  `${'a'.repeat(5000)}!`,
  'w '.repeat(10_000),
  'x'.repeat(200_000),
];

const hostileNumbers = [
  -1,
  -0.000001,
  0.001,
  1.5,
  1e-320,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  1e21,
  1e300,
  Number.MAX_VALUE,
];

const nested = (depth: number) => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 ? { a: value } : [value];
  return value;
};

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 3, arbitrary: fc.constantFrom(...hostileNumbers) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[]], { '': 0 }) },
  { weight: 1, arbitrary: fc.constantFrom(30, 300, 2000).map(nested) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom(101, 5000).map((length) => Array.from({ length }, (_, i) => i)) },
);

type Place = readonly string[];

/** No operation takes deeper values; anything deeper is a mutation already. */
const maxDepth = 8;

function placesIn(value: unknown, here: Place = []): Place[] {
  if (typeof value !== 'object' || value === null || here.length === maxDepth) return [here];
  return [here, ...Object.entries(value).flatMap(([name, inner]) => placesIn(inner, [...here, name]))];
}

function changedAt(value: unknown, [name, ...rest]: Place, change: (old: unknown) => unknown): unknown {
  if (name === undefined) return change(value);
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value)
    ? [...value]
    : { ...(value as object) };
  const parts = copy as Record<string, unknown>;
  const changed = changedAt(parts[name], rest, change);
  if (changed === undefined) delete parts[name];
  else parts[name] = changed;
  return copy;
}

const strangeName = fc.constantFrom('isAdmin', 'constructor', 'toJSON', '', '$where', '__proto__x', '\ud800');

/** Mutates one or two places of a value: replaced, missing, of another type, or with an additional property. */
export function mutated(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const mutation = fc.record({
    where: fc.nat(),
    how: fc.constantFrom('replaced', 'replaced', 'replaced', 'missing', 'another type', 'more'),
    hostile: hostileValue,
    name: strangeName,
  });
  return fc.tuple(valid, fc.array(mutation, { minLength: 1, maxLength: 2 })).map(([value, mutations]) =>
    mutations.reduce<unknown>((current, { where, how, hostile, name }) => {
      const places = placesIn(current);
      const place = places[where % places.length] ?? [];
      return changedAt(current, place, (old) => {
        if (how === 'missing') return place.length === 0 ? null : undefined;
        if (how === 'another type') return typeof old === 'string' ? [old] : String(old);
        if (how === 'more' && typeof old === 'object' && old !== null && !Array.isArray(old)) {
          return { ...old, [name]: hostile };
        }
        return hostile;
      });
    }, value),
  );
}
