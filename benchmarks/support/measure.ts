import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { BareAnswer } from './bare-server.ts';
import type { LoadOrder, LoadResult } from './load-generator.ts';
import { pinToCore } from './pin-to-core.ts';
import type { Usage } from './report-usage.ts';
import { milliseconds, rounded } from './result.ts';

export const usageReporter = join(import.meta.dirname, 'report-usage.ts');

/** One server under test, in a process of its own that loaded the reporter of its usage. */
export interface Server {
  readonly port: number;
  readonly child: ChildProcess;
}

export interface Measurement {
  readonly requestsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly cpuMillisecondsPerRequest: number;
}

async function ask<Answer>(child: ChildProcess, question: string | object): Promise<Answer> {
  const childEnded = new AbortController();
  const giveUp = () => childEnded.abort();
  child.once('exit', giveUp);
  try {
    child.send(question);
    const [answer] = await once(child, 'message', { signal: childEnded.signal });
    return answer as Answer;
  } finally {
    child.off('exit', giveUp);
  }
}

export function startLoadGenerator(): ChildProcess {
  const generator = fork(join(import.meta.dirname, 'load-generator.ts'));
  pinToCore(generator, 'others');
  return generator;
}

export function usageOf({ child }: Server): Promise<Usage> {
  return ask<Usage>(child, 'usage');
}

/** Waits until a server has nothing left to do in the background, where it rests between two pieces of work. */
export async function untilAtRest(server: Server): Promise<void> {
  const longerThanItsRests = 10_000;
  const nothing = 0.01;
  let share = 1;
  while (share > nothing) {
    const before = await usageOf(server);
    await setTimeout(longerThanItsRests);
    const after = await usageOf(server);
    share = (after.cpuMicroseconds - before.cpuMicroseconds) / 1_000 / longerThanItsRests;
  }
}

/** Loads a server, however it answers. */
export function runLoad(generator: ChildProcess, order: LoadOrder): Promise<LoadResult> {
  return ask<LoadResult>(generator, order);
}

export async function measure(
  server: Server,
  generator: ChildProcess,
  order: LoadOrder,
): Promise<Measurement> {
  const before = await usageOf(server);
  const result = await runLoad(generator, order);
  const after = await usageOf(server);
  if (result.errors > 0 || result.requests === 0) {
    const asked = new Set(order.requests.map((request) => request.split('\r\n', 1)[0]));
    throw new Error(
      `${result.errors} of ${result.requests + result.errors} requests failed: ${[...asked].join(', ')} had ` +
        `these statuses so often: ${JSON.stringify(result.statuses)}`,
    );
  }
  return {
    requestsPerSecond: result.requests / result.seconds,
    p50: result.p50,
    p99: result.p99,
    cpuMillisecondsPerRequest: (after.cpuMicroseconds - before.cpuMicroseconds) / 1000 / result.requests,
  };
}

/** One call of the shop, to be made again and again. */
export interface Call {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Makes it a POST of this JSON. */
  readonly body?: object;
}

/** The call as it goes over the wire. */
export function requestOf({ path, headers = {}, body }: Call): string {
  const content = body === undefined ? '' : JSON.stringify(body);
  const all = {
    host: '127.0.0.1',
    ...headers,
    ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(content) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${body ? 'POST' : 'GET'} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${content}`;
}

/** The call from so many visitors that none makes more of it than the shop allows one. */
export function requestsOfManyVisitors({ headers, ...call }: Call): string[] {
  return Array.from({ length: 4_000 }, (_, visitor) =>
    requestOf({
      ...call,
      headers: { ...headers, 'x-forwarded-for': `198.19.${visitor >> 8}.${visitor & 255}` },
    }),
  );
}

/** The answer to one call as it came over the wire, still compressed. */
async function recordAnswer(port: number, { path, headers = {}, body }: Call): Promise<BareAnswer> {
  const call = request({
    host: '127.0.0.1',
    port,
    path,
    method: body ? 'POST' : 'GET',
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }), connection: 'keep-alive' },
  }).end(body && JSON.stringify(body));
  const [answer] = await once(call, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  // Node writes these itself for each response.
  const ownHeaders = new Set(['date', 'connection', 'keep-alive']);
  const raw: string[] = answer.rawHeaders;
  const copied = raw.flatMap((name, index) => {
    const value = raw[index + 1];
    return index % 2 === 0 && value !== undefined && !ownHeaders.has(name.toLowerCase()) ? [name, value] : [];
  });
  return { status: answer.statusCode, headers: copied, bodyBase64: Buffer.concat(chunks).toString('base64') };
}

/** Baseline: a bare Node server that sends the shop's response to this call for every request. */
async function startBareServer(answer: BareAnswer): Promise<Server> {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), { execArgv: ['--import', usageReporter] });
  pinToCore(child, 'server');
  const { port } = await ask<{ port: number }>(child, answer);
  return { port, child };
}

function medianOf(measurements: readonly Measurement[]): Measurement {
  const median = (key: keyof Measurement) => {
    const values = measurements.map((measurement) => measurement[key]).sort((a, b) => a - b);
    return values[Math.floor(values.length / 2)] ?? Number.NaN;
  };
  return {
    requestsPerSecond: median('requestsPerSecond'),
    p50: median('p50'),
    p99: median('p99'),
    cpuMillisecondsPerRequest: median('cpuMillisecondsPerRequest'),
  };
}

export interface Comparison {
  readonly shop: Measurement;
  readonly bare: Measurement;
  /** Of the body, as it is sent. */
  readonly bytes: number;
  readonly encoding: string;
}

interface ComparisonOrder {
  readonly connections: number;
  readonly rounds: number;
  readonly roundMilliseconds: number;
}

/** Loads the shop and a bare server with the same call in turns, so that a busy machine slows both alike. */
export async function compareWithBare(
  shop: Server,
  generator: ChildProcess,
  call: Call,
  { connections, rounds, roundMilliseconds }: ComparisonOrder,
): Promise<Comparison> {
  const answer = await recordAnswer(shop.port, call);
  if (answer.status !== 200) throw new Error(`${call.path} was answered with ${answer.status}`);
  const bare = await startBareServer(answer);
  const requests = call.body ? requestsOfManyVisitors(call) : [requestOf(call)];
  try {
    const load = (server: Server) =>
      measure(server, generator, {
        port: server.port,
        requests,
        connections,
        milliseconds: roundMilliseconds,
      });
    await load(shop);
    await load(bare);
    const measured: { shop: Measurement[]; bare: Measurement[] } = { shop: [], bare: [] };
    for (let round = 0; round < rounds; round += 1) {
      measured.shop.push(await load(shop));
      measured.bare.push(await load(bare));
    }
    const encodingAt = answer.headers.findIndex((name) => /^content-encoding$/i.test(name));
    return {
      shop: medianOf(measured.shop),
      bare: medianOf(measured.bare),
      bytes: Buffer.from(answer.bodyBase64, 'base64').length,
      encoding: (encodingAt >= 0 && answer.headers[encodingAt + 1]) || 'none',
    };
  } finally {
    bare.child.kill();
  }
}

export const comparisonColumns = [
  '',
  'bytes',
  'encoding',
  'requests/s',
  'p50',
  'p99',
  'CPU/request',
  'bare requests/s',
  'bare CPU/request',
  'of bare',
  'times its CPU',
];

export function comparisonRow(name: string, { shop, bare, bytes, encoding }: Comparison) {
  return [
    name,
    bytes,
    encoding,
    rounded(shop.requestsPerSecond),
    milliseconds(shop.p50),
    milliseconds(shop.p99),
    milliseconds(shop.cpuMillisecondsPerRequest),
    rounded(bare.requestsPerSecond),
    milliseconds(bare.cpuMillisecondsPerRequest),
    rounded(shop.requestsPerSecond / bare.requestsPerSecond),
    rounded(shop.cpuMillisecondsPerRequest / bare.cpuMillisecondsPerRequest),
  ];
}
