import type { Draft } from './protocol-mutations.ts';
import type { Answer } from './send-bytes.ts';

/** Patterns that no response may contain: stack traces, file paths and SQL. */
const internals: readonly RegExp[] = [
  /\n\s+at \S+/,
  /\bat (async )?[\w.<>]+ \(/,
  /\b[\w-]+\.(ts|tsx|mjs|cjs):\d+/,
  /node_modules|node:internal|file:\/\/\/(?!etc)/,
  /\/(tmp|home|root|usr|var|work)\/[\w-]/,
  /\b(select|insert into|update|delete from)\s[^<]*\s(from|values|set|where)\s/i,
  /syntax error at or near|violates \w+ constraint|invalid input syntax|relation "/i,
];

/** Patterns that no error response may contain: names of libraries and runtime errors. Product texts may contain them. */
const technologies: readonly RegExp[] = [
  /\b(drizzle|pglite|postgres(ql)?|zod|hono|pino|argon2|libvips|nodemailer|csv-parse)\b/i,
  /\b(TypeError|RangeError|SyntaxError|ReferenceError|DatabaseError|URIError)\b/,
  /Unexpected (token|end of)|Cannot read propert|is not a function|Maximum call stack/,
  /\b(ECONN\w+|ENOENT|EACCES|ENAMETOOLONG|ERR_[A-Z_]+)\b/,
];

const statusLine = /^HTTP\/1\.1 (\d{3})/;

export function statusOf({ bytes }: Pick<Answer, 'bytes'>): number | undefined {
  const status = statusLine.exec(withoutInterim(bytes))?.[1];
  return status === undefined ? undefined : Number(status);
}

/** Removes the interim response to 'Expect: 100-continue'. */
function withoutInterim(bytes: string): string {
  return bytes.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
}

/** Lists the rules that a response breaks; empty when it breaks none. */
export function problemsOf(draft: Draft, answer: Answer): string[] {
  const { end, milliseconds } = answer;
  const status = statusOf(answer);
  if (end === 'timed out') return [`no end after ${Math.round(milliseconds)} ms`];
  // Node closes the connection of a CONNECT request without a response.
  const mayBeSilent = draft.isTruncated || draft.method === 'CONNECT';
  if (status === undefined) return mayBeSilent ? [] : [`no answer, the connection was ${end}`];

  const problems: string[] = [];
  if (status >= 500) problems.push(`answered ${status}`);
  const [head = '', ...rest] = withoutInterim(answer.bytes).split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/^set-cookie: stolen|^x-powered-by:/im.test(head)) problems.push('sent a header that it must not');
  if (/HTTP\/1\.1 \d{3} /.test(body)) problems.push('answered a smuggled request');
  const forbidden = [
    ...(isPublishedText(draft, status) ? [] : internals),
    ...(status >= 400 ? technologies : []),
  ];
  const leak = forbidden.map((pattern) => pattern.exec(body)?.[0]).find(Boolean);
  if (leak) problems.push(`leaked internals: ${leak.trim().slice(0, 120)}`);
  // Node responds by itself to a request that it cannot parse, without our headers.
  if (/^x-request-id:/im.test(head)) problems.push(...problemsOfAppResponse(draft, status, head, body));
  return problems;
}

/** Successful pages and the API documentation may contain any text. */
function isPublishedText({ target }: Draft, status: number): boolean {
  return status < 400 && !target.startsWith('/api/') ? true : /^\/api\/(openapi|docs)/.test(target);
}

function problemsOfAppResponse(
  { target, method }: Draft,
  status: number,
  head: string,
  body: string,
): string[] {
  const problems: string[] = [];
  if (!/^x-content-type-options: nosniff/im.test(head)) problems.push('sent no security headers');
  if (/<script>alert\(1\)|<img src=x/.test(body) && /^content-type: text\/html/im.test(head)) {
    problems.push('reflected markup from the request');
  }
  // Dot segments may lead out of the API, and a compressed body is not decoded here.
  const isApi = /^\/api(\/|\?|$)/.test(target) && !/\.\.?\//.test(decodedDots(target));
  const isReadable = method !== 'HEAD' && !/^content-encoding:/im.test(head);
  if (isApi && status >= 400 && isReadable && !/"success":false/.test(body)) {
    problems.push(`answered ${status} without the error envelope`);
  }
  return problems;
}

function decodedDots(target: string): string {
  return target.replaceAll(/%2e/gi, '.').replaceAll('\\', '/');
}
