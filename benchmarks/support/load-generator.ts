import { connect, type Socket } from 'node:net';
import { completeResponseLength } from './http-response.ts';

export interface LoadOrder {
  readonly port: number;
  /** Whole requests as they go over the wire, asked in turn. */
  readonly requests: readonly string[];
  readonly connections: number;
  readonly milliseconds: number;
  /** At most so many requests; absent: as many as are answered. */
  readonly perSecond?: number;
}

export interface LoadResult {
  readonly requests: number;
  /** All that were not answered with 200. */
  readonly errors: number;
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly seconds: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** The shop closes a connection after so many. */
const requestsPerConnection = 1000;

/**
 * Load generator: sends the next request on a connection as soon as the response is there. On bare sockets, because Node's own HTTP
 * client would use up the core that the server under test needs.
 */
async function load(order: LoadOrder): Promise<LoadResult> {
  const { port, requests, connections, milliseconds, perSecond } = order;
  const pauseMs = perSecond === undefined ? 0 : (1000 * connections) / perSecond;
  const latencies: number[] = [];
  const turns = requests.map((request) => Buffer.from(request));
  let turn = 0;
  const statuses: Record<string, number> = {};
  let errors = 0;
  const start = performance.now();
  const end = start + milliseconds;

  const oneConnection = () =>
    new Promise<number>((resolve) => {
      let asked = 0;
      let answered = 0;
      let pending = Buffer.alloc(0);
      const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
      const ask = () => {
        asked = performance.now();
        socket.write(turns[turn++ % turns.length] ?? '');
      };
      socket.on('connect', ask);
      socket.on('data', (chunk) => {
        pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
        const length = completeResponseLength(pending);
        if (length === null) return;
        const now = performance.now();
        answered += 1;
        const status = pending.toString('latin1', 9, 12);
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (status === '200') latencies.push(now - asked);
        else errors += 1;
        pending = pending.subarray(length);
        const askAt = Math.max(now, asked + pauseMs);
        if (askAt >= end || answered === requestsPerConnection) socket.end();
        else if (askAt === now) ask();
        else setTimeout(ask, askAt - now);
      });
      socket.on('error', () => {
        errors += 1;
      });
      socket.on('close', () => resolve(answered));
    });
  const stayConnected = async () => {
    while ((await oneConnection()) === requestsPerConnection && performance.now() < end);
  };
  await Promise.all(Array.from({ length: connections }, stayConnected));

  const seconds = (performance.now() - start) / 1000;
  latencies.sort((a, b) => a - b);
  const percentile = (share: number) => latencies[Math.floor((latencies.length - 1) * share)] ?? Number.NaN;
  return {
    requests: latencies.length,
    errors,
    statuses,
    seconds,
    p50: percentile(0.5),
    p95: percentile(0.95),
    p99: percentile(0.99),
  };
}

process.on('message', async (order: LoadOrder) => {
  process.send?.(await load(order));
});
