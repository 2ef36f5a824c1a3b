/** A request before it is serialized. Everything is latin1: one character, one byte. */
export interface Draft {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer | undefined;
  readonly version?: string;
  /** Replaces the headers that state the length of the body. */
  readonly framing?: readonly (readonly [string, string])[];
  /** The request ends before it is complete, so that no response is required. */
  readonly isTruncated?: boolean;
}

export function bytesOf(draft: Draft, host: string): Buffer {
  const { method, target, headers, body, version = 'HTTP/1.1', framing, isTruncated } = draft;
  const ownHost = headers.some(([name]) => name === 'Host') ? [] : [['Host', host] as const];
  const length = body ? [['Content-Length', String(body.byteLength)] as const] : [];
  const lines = [...ownHost, ...headers, ...(framing ?? length), ['Connection', 'close'] as const];
  const head = [`${method} ${target} ${version}`, ...lines.map(([name, value]) => `${name}: ${value}`)];
  const bytes = Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1');
  const whole = body ? Buffer.concat([bytes, body]) : bytes;
  return isTruncated && !framing ? whole.subarray(0, Math.floor(whole.byteLength * 0.8)) : whole;
}

const chunked = ['Transfer-Encoding', 'chunked'] as const;
const smuggled = 'GET /api/smuggled HTTP/1.1\r\nHost: a\r\n\r\n';

function withHeaders(...added: readonly (readonly [string, string])[]) {
  return (draft: Draft): Draft => ({ ...draft, headers: [...draft.headers, ...added] });
}

function framed(framing: Draft['framing'], body: string, rest: Partial<Draft> = {}) {
  return (draft: Draft): Draft => ({
    ...draft,
    ...(framing && { framing }),
    body: Buffer.from(body, 'latin1'),
    ...rest,
  });
}

/** Mutations of the HTTP protocol itself: oversized heads, malformed targets, request smuggling, truncation. */
export const protocolMutations: readonly ((draft: Draft) => Draft)[] = [
  // Oversized and malformed headers.
  withHeaders(['X-Long', 'x'.repeat(20_000)]),
  withHeaders(...Array.from({ length: 1500 }, (_, i) => [`X-${i}`, 'x'] as const)),
  (draft) => ({ ...draft, target: `${draft.target.split('?')[0]}?q=${'x'.repeat(18_000)}` }),
  withHeaders(['Host', 'evil.example']),
  withHeaders(['Host', ''], ['Host', 'two.example']),
  withHeaders(['Host', 'a b:c@d/e?f#g']),
  withHeaders(['X-Null', 'a\0b']),
  withHeaders(['X-Folded', 'a\r\n b']),
  withHeaders(['X-Bare', 'a\nSet-Cookie: stolen=1']),
  withHeaders(['X Space', 'x']),
  withHeaders([' X-Indented', 'x']),
  withHeaders(['', 'x']),
  // Malformed request targets, methods and versions.
  (draft) => ({ ...draft, target: `http://evil.example${draft.target}` }),
  (draft) => ({ ...draft, target: `https://user:pass@127.0.0.1:1${draft.target}` }),
  (draft) => ({ ...draft, target: 'http://[::1' }),
  (draft) => ({ ...draft, target: `//evil.example${draft.target}` }),
  (draft) => ({ ...draft, target: draft.target.slice(1) }),
  (draft) => ({ ...draft, target: '*' }),
  (draft) => ({ ...draft, target: '' }),
  (draft) => ({ ...draft, target: `${draft.target}#fragment` }),
  (draft) => ({ ...draft, target: `${draft.target} x` }),
  (draft) => ({ ...draft, target: draft.target.replaceAll('/', '\\') }),
  (draft) => ({ ...draft, target: `${draft.target}\u0000` }),
  (draft) => ({ ...draft, method: 'CONNECT', target: '127.0.0.1:22' }),
  (draft) => ({ ...draft, method: 'M'.repeat(3000) }),
  (draft) => ({ ...draft, version: 'HTTP/1.0' }),
  (draft) => ({ ...draft, version: 'HTTP/2.0' }),
  (draft) => ({ ...draft, version: 'HTTP/9.9' }),
  (draft) => ({ ...draft, version: '' }),
  (draft) => ({ ...draft, method: 'PRI', target: '*', version: 'HTTP/2.0' }),
  // Contradicting lengths (request smuggling): the second request must not be answered.
  framed([['Content-Length', '5'], chunked], `0\r\n\r\n${smuggled}`),
  framed([chunked, ['Content-Length', '4']], `0\r\n\r\n${smuggled}`),
  framed([['Transfer-Encoding', 'xchunked']], `0\r\n\r\n${smuggled}`),
  framed([['Transfer-Encoding', 'chunked, identity']], `0\r\n\r\n${smuggled}`),
  framed([['Transfer-Encoding ', 'chunked']], `0\r\n\r\n${smuggled}`),
  framed([['Transfer-Encoding', '\u000bchunked']], `0\r\n\r\n${smuggled}`),
  framed(
    [
      ['Content-Length', '0'],
      ['Content-Length', '44'],
    ],
    smuggled,
  ),
  framed([['Content-Length', '0, 44']], smuggled),
  framed([['Content-Length', '+5']], smuggled),
  framed([['Content-Length', '-1']], smuggled),
  framed([['Content-Length', '0x10']], smuggled),
  framed([['Content-Length', '99999999999999999999']], '{}'),
  framed([chunked], `zz\r\n{}\r\n0\r\n\r\n${smuggled}`),
  framed([chunked], `fffffffffffffffff\r\n{}\r\n0\r\n\r\n${smuggled}`),
  framed([chunked], `2\n{}\n0\n\n${smuggled}`),
  framed([chunked], `2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`),
  framed([chunked], `2\r\n{}\r\n0\r\nContent-Length: 44\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`),
  framed([chunked], '2\r\n{}\r\n0\r\n\r\n'),
  // Truncated requests.
  framed([chunked], '5\r\n{}', { isTruncated: true }),
  framed([['Content-Length', '50']], '{"half":', { isTruncated: true }),
  (draft) => ({ ...draft, isTruncated: true }),
  framed([['Content-Length', String(2 ** 31)]], '{', { isTruncated: true }),
  withHeaders(['Expect', 'the unexpected']),
  withHeaders(['Connection', 'Upgrade'], ['Upgrade', 'websocket'], ['Sec-WebSocket-Key', 'x']),
  withHeaders(['Connection', 'Upgrade, HTTP2-Settings'], ['Upgrade', 'h2c'], ['HTTP2-Settings', '']),
];
