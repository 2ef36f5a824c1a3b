import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Buyers } from './buyers.ts';
import type { FaultReport } from './fault-report.ts';
import type { Sandbox } from './sandbox.ts';
import { seedShop } from './seeded-shop.ts';
import { waitUntil } from './wait-and-repeat.ts';

const ofEachKind = 80;
const byteEveryMs = 400;
const slowForMs = 12_000;
/** The server checks for slow connections every few seconds. */
const endedWithinMs = 30_000;
/** An acceptable response time under any circumstances. */
const quickMs = 1000;

const headers = 'Host: shop.test\r\nUser-Agent: slow\r\n';
const bodyOf = (path: string, type: string) =>
  `POST ${path} HTTP/1.1\r\n${headers}Content-Type: ${type}\r\nContent-Length: 2000\r\n\r\n`;

/** What each kind of client sends at once, before it continues byte by byte. */
const kinds = {
  'slow headers': 'GET / HTTP/1.1\r\nX-Slow: ',
  'slow orders': bodyOf('/api/send-order', 'application/json'),
  'slow forms': bodyOf('/contact', 'application/x-www-form-urlencoded'),
} as const;
/** Pipelined requests whose responses exceed the socket buffers. */
const unread = `GET /products HTTP/1.1\r\n${headers}Accept-Encoding: identity\r\n\r\n`.repeat(100);

/** Slowloris: clients that send or read so slowly that each holds its connection as long as possible. */
export async function injectFault(report: FaultReport, sandbox: Sandbox): Promise<void> {
  const dataDir = await sandbox.folder();
  const settings = { databaseUrl: undefined, dataDir };
  const product = await seedShop(settings);
  const shop = await sandbox.shop({ DATA_DIR: dataDir });
  const port = Number(new URL(shop.url).port);
  const buyers = await Buyers.of(shop.url, product);
  report.log(
    `${ofEachKind} clients each with ${Object.keys(kinds).join(', ')}, and with responses never read`,
  );

  const before = await visitFor(slowForMs / 2, shop.url, buyers);
  const slow = Object.entries(kinds).flatMap(([kind, opening]) =>
    Array.from({ length: ofEachKind }, () => new SlowSender(kind, port, opening)),
  );
  const readers = Array.from({ length: ofEachKind }, () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    socket.pause().write(unread);
    return socket;
  });
  sandbox.addCleanup(() => {
    for (const { socket } of slow) socket.destroy();
    for (const socket of readers) socket.destroy();
  });

  const during = await visitFor(slowForMs, shop.url, buyers);
  report.check(
    'other visitors were served',
    during.failed.length === 0,
    during.failed.length === 0 ? `${during.requests} requests` : during.failed.slice(0, 5).join(', '),
  );
  report.check(
    'and waited hardly longer than before',
    during.slowestMs < Math.max(quickMs, 3 * before.slowestMs),
    `${Math.round(during.slowestMs)} ms at most, ${Math.round(before.slowestMs)} ms before`,
  );
  for (const kind of Object.keys(kinds)) {
    const ofKind = slow.filter((sender) => sender.kind === kind);
    const left = () => ofKind.filter(({ socket }) => !socket.destroyed).length;
    const areGone = await waitUntil(() => left() === 0, endedWithinMs);
    report.check(`${kind} were disconnected by the shop`, areGone, `${left()} left`);
  }
  await shop.stop();
  await buyers.verify(report, settings);
}

/** Requests of ordinary visitors, one after the other. */
async function visitFor(milliseconds: number, url: string, buyers: Buyers) {
  const failed: string[] = [];
  let [requests, slowestMs] = [0, 0];
  const visit = async (what: string, expected: number, ask: () => Promise<number | undefined>) => {
    const askedAt = performance.now();
    const status = await ask();
    requests += 1;
    slowestMs = Math.max(slowestMs, performance.now() - askedAt);
    if (status !== expected) failed.push(`${what}: ${status}`);
  };
  const startedAt = performance.now();
  while (performance.now() - startedAt < milliseconds) {
    await visit('cached page', 200, () => statusOf(`${url}/`));
    await visit('uncached page', 200, () => statusOf(`${url}/products?search=${randomUUID()}`));
    await visit('order', 201, async () => (await buyers.order(url))?.status);
    await wait(200);
  }
  return { failed, requests, slowestMs };
}

/** Sends byte by byte until the server disconnects. */
class SlowSender {
  readonly socket: Socket;
  readonly kind: string;

  constructor(kind: string, port: number, opening: string) {
    this.kind = kind;
    this.socket = connect(port, '127.0.0.1');
    this.socket.on('error', () => {}).resume();
    this.socket.write(opening);
    const timer = setInterval(() => this.socket.write('1'), byteEveryMs);
    this.socket.on('close', () => clearInterval(timer));
  }
}

async function statusOf(url: string): Promise<number | undefined> {
  const answer = await fetch(url).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.status;
}
