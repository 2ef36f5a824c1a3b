import fc from 'fast-check';
import type { Operation } from './api-operations.ts';
import { hostileTexts, mutated } from './mutated-value.ts';
import { type Draft, protocolMutations } from './protocol-mutations.ts';
import type { KnownIds, ValidValues } from './valid-value.ts';

type Mutation = (draft: Draft) => Draft;

/** Generates mutated requests to one operation; a few of them are still valid, which must do no harm either. */
export function mutatedRequests(
  operation: Operation,
  values: ValidValues,
  { ids, headers }: { readonly ids: KnownIds; readonly headers: Draft['headers'] },
): fc.Arbitrary<Draft> {
  const valid = validRequest(operation, values, ids);
  const { body, fileTypes } = operation;
  const mutators: fc.WeightedArbitrary<Mutation>[] = [
    { weight: 2, arbitrary: mutatedPath(operation) },
    { weight: 3, arbitrary: mutatedQuery(operation) },
    { weight: 2, arbitrary: mutatedHeader },
    { weight: 1, arbitrary: mutatedMethod },
    { weight: 2, arbitrary: fc.constantFrom(...protocolMutations) },
  ];
  if (body) {
    const text = mutated(values.of(body, ids)).map((value) => JSON.stringify(value) ?? '');
    mutators.push({ weight: 10, arbitrary: text.map((changed) => withBody(changed)) });
    mutators.push({ weight: 4, arbitrary: fc.constantFrom(...bodyMutations) });
  }
  if (fileTypes.length > 0) {
    mutators.push({ weight: 8, arbitrary: hostileFile.map((file) => withBody(file)) });
  }
  return fc
    .tuple(valid, fc.array(fc.oneof(...mutators), { minLength: 1, maxLength: 2 }), fc.ipV4())
    .map(([draft, mutations, address]) => {
      // Each from another address, or rate limits would reject nearly all of them.
      const from = ['X-Forwarded-For', address] as const;
      const complete: Draft = { ...draft, headers: [...draft.headers, ...headers, from] };
      return mutations.reduce((mutated, mutate) => mutate(mutated), complete);
    });
}

function validRequest(
  { method, path, parameters, body, fileTypes }: Operation,
  values: ValidValues,
  ids: KnownIds,
): fc.Arbitrary<Draft> {
  const given = (place: string) =>
    fc.record(
      Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === place)
          .map(({ name, schema }) => [
            name,
            place === 'path' ? pathValue(name, schema, ids) : asText(schema),
          ]),
      ),
      place === 'path' ? {} : { requiredKeys: [] },
    );
  function pathValue(name: string, schema: Parameters<ValidValues['of']>[0], known: KnownIds) {
    const fits = asText(schema);
    return name === 'id' && known.length > 0 ? fc.oneof(fc.constantFrom(...known), fits) : fits;
  }
  function asText(schema: Parameters<ValidValues['of']>[0]): fc.Arbitrary<string> {
    return values.of(schema, ids).map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
  }
  const content = body
    ? values.of(body, ids).map((value) => Buffer.from(JSON.stringify(value)))
    : fc.constant(fileTypes.length > 0 ? Buffer.from('sku,price\nA-1,5\n') : undefined);
  return fc.record({ inPath: given('path'), inQuery: given('query'), content }).map((parts): Draft => {
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => escaped(parts.inPath[name] ?? ''));
    const query = Object.entries(parts.inQuery).map(([name, value]) => `${name}=${escaped(value ?? '')}`);
    return {
      method,
      target: query.length > 0 ? `${filled}?${query.join('&')}` : filled,
      headers: parts.content ? [['Content-Type', fileTypes[0] ?? 'application/json']] : [],
      body: parts.content,
    };
  });
}

/** Percent-encodes as browsers do; a lone surrogate cannot be encoded. */
function escaped(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

const replacedIn = (draft: Draft, body: Buffer): Draft => ({ ...draft, body });
const withBody =
  (content: string | Buffer): Mutation =>
  (draft) =>
    replacedIn(draft, Buffer.from(content as string));

/** Incomplete percent-encodings, invalid UTF-8, encoded slashes and dots, and raw bytes. */
const hostileEscapes = [
  '%',
  '%zz',
  '%u0041',
  '%00',
  '%c0%ae%c0%ae%c0%af',
  '%ff%fe',
  '%ed%a0%80',
  '%E0%A4',
  '%2e%2e%2f%2e%2e%2f',
  '..%5c..%5c',
  '..;/',
  './../.',
  '//evil.example/',
  '%0d%0aSet-Cookie:%20stolen=1',
  '\u00ff\u00fe',
  'a'.repeat(7000),
  '%41'.repeat(2000),
];

const hostilePiece = fc.oneof(
  fc.constantFrom(...hostileEscapes),
  fc.constantFrom(...hostileTexts.filter((text) => text.length < 2000)).map(escaped),
);

function mutatedPath({ path }: Operation): fc.Arbitrary<Mutation> {
  const pieces = path.split('/').slice(1);
  return fc.tuple(hostilePiece, fc.nat(pieces.length)).map(([hostile, place]) => (draft) => {
    const [way = '', ...query] = draft.target.split('?');
    const parts = way.split('/').slice(1);
    // Replaces the path parameter; without one, any segment, or adds one at the end.
    const named = pieces.findIndex((piece) => piece.startsWith('{'));
    parts[named === -1 ? place : named] = hostile;
    return { ...draft, target: [`/${parts.join('/')}`, ...query].join('?') };
  });
}

function mutatedQuery({ parameters }: Operation): fc.Arbitrary<Mutation> {
  const known = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const name = fc.constantFrom(...known, ...known, 'page', '__proto__', 'a[b][c]', 'constructor', '%', '');
  const one = fc.tuple(name, hostilePiece).map(([key, value]) => `${key}=${value}`);
  const many = fc.tuple(name, fc.constantFrom(2, 50, 1000)).map(([key, times]) => `${key}=1&`.repeat(times));
  return fc.oneof({ weight: 4, arbitrary: one }, { weight: 1, arbitrary: many }).map((query) => (draft) => ({
    ...draft,
    target: `${draft.target}${draft.target.includes('?') ? '&' : '?'}${query}`,
  }));
}

const hostileHeaders: readonly (readonly [string, string])[] = [
  ['Accept-Language', 'xx-\u00ff;q=abc,,,;;q=,ar;q=1e99'],
  ['Accept-Language', 'ar,'.repeat(2000)],
  ['Accept-Encoding', 'br;q=-1, gzip;q=nan, *;q='],
  ['Accept', '\u0080'.repeat(100)],
  ['Cookie', 'staff_session='],
  ['Cookie', `staff_session=${'A'.repeat(6000)}`],
  ['Cookie', 'staff_session=%zz; staff_browser=%00; ='],
  ['Cookie', "staff_browser=' OR 1=1 --; staff_session=\u00ff"],
  ['Cookie', ';'.repeat(5000)],
  ['X-Forwarded-For', 'unknown, ::ffff:999.1.1.1'],
  ['X-Forwarded-For', '1,'.repeat(3000)],
  ['X-Forwarded-Host', 'evil.example'],
  ['X-Forwarded-Proto', 'javascript'],
  ['Forwarded', 'for="_hidden";host=evil.example'],
  ['X-Request-Id', '<script>alert(1)</script>'],
  ['X-HTTP-Method-Override', 'DELETE'],
  ['X-Original-URL', '/admin'],
  ['If-None-Match', '"'.repeat(3000)],
  ['If-Modified-Since', 'yesterday'],
  ['Range', 'bytes=-1,0-,99999999999999999999-1'],
  ['Expect', '100-continue'],
  ['Upgrade', 'h2c'],
  ['Upgrade', 'websocket'],
  ['Origin', 'null'],
  ['Origin', 'http://[::1'],
  ['Sec-Fetch-Site', 'cross-site'],
  ['Sec-Fetch-Site', '\u00ff'],
  ['Referer', 'javascript:alert(1)'],
  ['Authorization', 'Bearer null'],
  ['Content-Type', 'application/json; charset=utf-16'],
  ['Content-Type', 'application/json, text/plain'],
  ['Content-Type', 'multipart/form-data; boundary='],
  ['Content-Type', '\u00ff/\u00ff'],
  ['Content-Encoding', 'gzip'],
  ['Content-Encoding', 'br, zstd, aes128gcm'],
  ['ECT', '4g\u00ff'],
  ['Save-Data', '\u00ff'],
];

const mutatedHeader: fc.Arbitrary<Mutation> = fc
  .constantFrom(...hostileHeaders)
  .map(([name, value]) => (draft) => {
    const others = draft.headers.filter(([other]) => other.toLowerCase() !== name.toLowerCase());
    return { ...draft, headers: [...others, [name, value]] };
  });

const mutatedMethod: fc.Arbitrary<Mutation> = fc
  .constantFrom(
    'GET',
    'HEAD',
    'POST',
    'PUT',
    'PATCH',
    'OPTIONS',
    'TRACE',
    'PROPFIND',
    'QUERY',
    'PURGE',
    'get',
  )
  .map((method) => (draft) => ({ ...draft, method }));

/** What is no JSON, or is JSON that programs read differently. */
const bodyMutations: readonly Mutation[] = [
  (draft) => replacedIn(draft, Buffer.alloc(0)),
  (draft) => replacedIn(draft, Buffer.from(textOf(draft).slice(0, -1))),
  (draft) => replacedIn(draft, Buffer.from(`\ufeff${textOf(draft)}`)),
  (draft) => replacedIn(draft, Buffer.from(textOf(draft), 'utf16le')),
  (draft) => replacedIn(draft, Buffer.concat([draft.body ?? Buffer.alloc(0), Buffer.from([0xff, 0xc0])])),
  (draft) => replacedIn(draft, Buffer.from(`${textOf(draft)}${textOf(draft)}`)),
  (draft) => replacedIn(draft, Buffer.from(textOf(draft).replace('{', '{"__proto__":{"isAdmin":true},'))),
  (draft) => replacedIn(draft, Buffer.from(textOf(draft).replace(/\{("[^"]*":)/, '{$1"first",$1'))),
  (draft) => replacedIn(draft, Buffer.from(textOf(draft).replace(/"[^"]*"$/, '"\\ud800"'))),
  (draft) => replacedIn(draft, Buffer.from(textOf(draft).replaceAll(/:\d+/g, ':1e999'))),
  (draft) => replacedIn(draft, Buffer.from(textOf(draft).replaceAll(/:\d+/g, ':-0.0e-999'))),
  (draft) => replacedIn(draft, Buffer.from(textOf(draft).replaceAll(/:"[^"]*"/g, ':"\\u0000"'))),
  (draft) => replacedIn(draft, Buffer.from(`/* */${textOf(draft)}`)),
  (draft) => replacedIn(draft, Buffer.from(`{"a":${'['.repeat(100_000)}`)),
  (draft) => replacedIn(draft, Buffer.from(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)),
  (draft) => replacedIn(draft, Buffer.from(`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`)),
  (draft) => replacedIn(draft, Buffer.from(`{${'"a":1,'.repeat(30_000)}"a":1}`)),
  (draft) =>
    replacedIn(draft, Buffer.from(`{${Array.from({ length: 9000 }, (_, i) => `"k${i}":1`).join()}}`)),
  (draft) => replacedIn(draft, Buffer.from(`${' '.repeat(250_000)}1`)),
  (draft) => replacedIn(draft, Buffer.from(`"${'x'.repeat(300_000)}"`)),
  (draft) => replacedIn(draft, Buffer.from('a=1&b[c]=2')),
];

function textOf({ body }: Draft): string {
  return body?.toString() ?? '{}';
}

const hostileFile = fc.oneof(
  fc.constantFrom(
    '',
    'sku\n',
    `sku,price\n${'"'.repeat(5000)}`,
    `id,sku\n${'=cmd|calc!A0,'.repeat(2000)}`,
    `sku,sku,price\n1,2,3`,
    `sku,price,name_en\n${'\u202eA,1e999,\ud83d\n'.repeat(500)}`,
    'sku,version,id\nA,99999999999999999999,not-an-id',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    'GIF89a\x01\x00\x01\x00<script>',
    '\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\xff\xff\xff\xff\xff\xff\xff\xff\x08\x06',
    'RIFF\xff\xff\xff\xffWEBPVP8X',
    '\xff\xd8\xff\xe0\x00\x10JFIF\x00',
  ),
  fc.uint8Array({ maxLength: 3000 }).map((bytes) => Buffer.from(bytes)),
);
