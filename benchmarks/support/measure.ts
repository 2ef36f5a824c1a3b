import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import type { BareAnswer } from './bare-server.ts';
import type { LoadOrder, LoadResult } from './load-generator.ts';

export const cpuReporter = join(import.meta.dirname, 'report-cpu.ts');

/** One server under test, in a process of its own that loaded the CPU reporter. */
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
  return fork(join(import.meta.dirname, 'load-generator.ts'));
}

export async function measure(
  server: Server,
  generator: ChildProcess,
  order: LoadOrder,
): Promise<Measurement> {
  const before = await ask<{ cpuMicroseconds: number }>(server.child, 'cpu');
  const result = await ask<LoadResult>(generator, order);
  const after = await ask<{ cpuMicroseconds: number }>(server.child, 'cpu');
  if (result.errors > 0 || result.requests === 0) {
    throw new Error(`${result.errors} of ${result.requests + result.errors} requests failed`);
  }
  return {
    requestsPerSecond: result.requests / result.seconds,
    p50: result.p50,
    p99: result.p99,
    cpuMillisecondsPerRequest: (after.cpuMicroseconds - before.cpuMicroseconds) / 1000 / result.requests,
  };
}

/** The answer to one request as it came over the wire, still compressed. */
export async function recordAnswer(
  port: number,
  path: string,
  headers: Record<string, string>,
): Promise<BareAnswer> {
  const call = request({
    host: '127.0.0.1',
    port,
    path,
    headers: { ...headers, connection: 'keep-alive' },
  }).end();
  const [answer] = await once(call, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  // Node writes these itself, for each answer anew.
  const ownHeaders = new Set(['date', 'connection', 'keep-alive']);
  const raw: string[] = answer.rawHeaders;
  const kept = raw.flatMap((name, index) => {
    const value = raw[index + 1];
    return index % 2 === 0 && value !== undefined && !ownHeaders.has(name.toLowerCase()) ? [name, value] : [];
  });
  return { status: answer.statusCode, headers: kept, bodyBase64: Buffer.concat(chunks).toString('base64') };
}

export async function startBareServer(answer: BareAnswer): Promise<Server> {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), { execArgv: ['--import', cpuReporter] });
  const { port } = await ask<{ port: number }>(child, answer);
  return { port, child };
}

export function medianOf(measurements: readonly Measurement[]): Measurement {
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
