import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Checks } from './checks.ts';

const measuredMs = 6000;
const connections = 20;
/** Pipelined requests that a connection may have under way (src/server/listen.ts). */
const pipelined = 17;

const pipelining = 'pipelined pages';

/** What each hostile connection sends, again and again; the server closes it after the response. */
const floods: Readonly<Record<string, (index: number) => string>> = {
  'pages with unknown queries': (index) => get(`/products?x=${index}`),
  'addresses of 15 kB': (index) => get(`/robots.txt?${index}${'x'.repeat(15_000)}`),
  [pipelining]: (index) => get(`/products?page=${index}`, 'keep-alive').repeat(200),
  'searches for long texts': (index) => get(`/products?search=${index}${'chair%20desk%20'.repeat(12)}`),
  'wrong passwords': () => post('/api/sign-in', '{"username":"admin","password":"wrong wrong wrong"}'),
  'deep JSON': () => post('/api/send-order', '['.repeat(100_000)),
};

const get = (path: string, connection = 'close') =>
  `GET ${path} HTTP/1.1\r\nHost: shop\r\nConnection: ${connection}\r\n\r\n`;
const post = (path: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

/** Floods the shop and compares the waiting time of other visitors, whose pages are not cached, with that of a quiet shop. */
export async function attackWithFloods(url: string, print: (line: string) => void): Promise<void> {
  const checks = new Checks();
  await visit(url);
  const quiet = await visit(url);
  for (const [name, request] of Object.entries(floods)) {
    const stop = startFlood(Number(new URL(url).port), request);
    const { p95, failed, answered } = await visit(url);
    await stop();
    const times = p95 / quiet.p95;
    // In one queue for all, others wait behind what the hostile connections have under way, at most twice.
    const most = 2 * connections * (name === pipelining ? pipelined : 1);
    print(
      `  ${name}: others wait ${times.toFixed(1)} times as long (95th percentile), ${failed} of ${answered} failed`,
    );
    checks.that(`${name}: waiting time`, times <= most, times);
    checks.that(`${name}: failures`, failed * 10 <= answered, failed);
    checks.that(`${name}: afterwards`, (await fetch(`${url}/api/db-health`)).ok);
  }
  checks.end('denial of service', Object.keys(floods).length * 3);
}

let visited = 0;

/** A visitor who asks for uncached pages, one after another. */
async function visit(url: string): Promise<{ p95: number; failed: number; answered: number }> {
  const waited: number[] = [];
  let failed = 0;
  const end = performance.now() + measuredMs;
  while (performance.now() < end) {
    visited += 1;
    const start = performance.now();
    const answer = await fetch(`${url}/delivery-info?visitor=${visited}`);
    await answer.arrayBuffer();
    if (answer.ok) waited.push(performance.now() - start);
    else failed += 1;
  }
  waited.sort((a, b) => a - b);
  return {
    p95: waited[Math.floor((waited.length - 1) * 0.95)] ?? Number.POSITIVE_INFINITY,
    failed,
    answered: waited.length + failed,
  };
}

function startFlood(port: number, request: (index: number) => string): () => Promise<void> {
  let isOver = false;
  let sent = 0;
  const one = async () => {
    while (!isOver) {
      await new Promise<void>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(request(sent++)));
        socket.resume();
        socket.on('error', () => {});
        socket.on('close', () => resolve());
      });
      await wait(5);
    }
  };
  const clients = Array.from({ length: connections }, one);
  return async () => {
    isOver = true;
    await Promise.all(clients);
  };
}
