import type { Draft } from './protocol-tricks.ts';
import type { Answer } from './send-bytes.ts';

/** What no answer may tell: where the code lies, and how it asks the database. */
const internals: readonly RegExp[] = [
  /\n\s+at \S+/,
  /\bat (async )?[\w.<>]+ \(/,
  /\b[\w-]+\.(ts|tsx|mjs|cjs):\d+/,
  /node_modules|node:internal|file:\/\/\/(?!etc)/,
  /\/(tmp|home|root|usr|var|work)\/[\w-]/,
  /\b(select|insert into|update|delete from)\s[^<]*\s(from|values|set|where)\s/i,
  /syntax error at or near|violates \w+ constraint|invalid input syntax|relation "/i,
];

/** What no refusal may tell besides: what the shop is made of. Products and articles may be about such things. */
const ingredients: readonly RegExp[] = [
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

/** Whoever expects to be told to go on is told so before the answer. */
function withoutInterim(bytes: string): string {
  return bytes.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
}

/** What is wrong with an answer, in words; nothing when all is well. */
export function problemsOf(draft: Draft, answer: Answer): string[] {
  const { end, milliseconds } = answer;
  const status = statusOf(answer);
  if (end === 'too slow') return [`no end after ${Math.round(milliseconds)} ms`];
  // A tunnel is asked for from a proxy; the HTTP server hangs up on whoever takes the shop for one.
  const mayBeSilent = draft.isCutOff || draft.method === 'CONNECT';
  if (status === undefined) return mayBeSilent ? [] : [`no answer, the connection was ${end}`];

  const problems: string[] = [];
  if (status >= 500) problems.push(`answered ${status}`);
  const [head = '', ...rest] = withoutInterim(answer.bytes).split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/^set-cookie: stolen|^x-powered-by:/im.test(head)) problems.push('sent a header that it must not');
  if (/HTTP\/1\.1 \d{3} /.test(body)) problems.push('answered a request that was hidden in another');
  const told = [...(isKnownText(draft, status) ? [] : internals), ...(status >= 400 ? ingredients : [])];
  const leak = told.map((pattern) => pattern.exec(body)?.[0]).find(Boolean);
  if (leak) problems.push(`told of its inside: ${leak.trim().slice(0, 120)}`);
  // The HTTP server answers by itself what it cannot even read.
  if (/^x-request-id:/im.test(head)) problems.push(...problemsOfOurOwn(draft, status, head, body));
  return problems;
}

/** Pages and documents that went well say what they are made to say. */
function isKnownText({ target }: Draft, status: number): boolean {
  return status < 400 && !target.startsWith('/api/') ? true : /^\/api\/(openapi|docs)/.test(target);
}

function problemsOfOurOwn({ target, method }: Draft, status: number, head: string, body: string): string[] {
  const problems: string[] = [];
  if (!/^x-content-type-options: nosniff/im.test(head)) problems.push('sent no security headers');
  if (/<script>alert\(1\)|<img src=x/.test(body) && /^content-type: text\/html/im.test(head)) {
    problems.push('sent back markup that came in');
  }
  // Dots may lead out of the API, and what is compressed cannot be read here.
  const isApi = /^\/api(\/|\?|$)/.test(target) && !/\.\.?\//.test(decodedDots(target));
  const isReadable = method !== 'HEAD' && !/^content-encoding:/im.test(head);
  if (isApi && status >= 400 && isReadable && !/"success":false/.test(body)) {
    problems.push(`answered ${status} outside of the envelope`);
  }
  return problems;
}

function decodedDots(target: string): string {
  return target.replaceAll(/%2e/gi, '.').replaceAll('\\', '/');
}
