import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Buyers } from './buyers.ts';
import type { FaultReport } from './fault-report.ts';
import { fillShop } from './filled-shop.ts';
import { becomesTrue } from './patience.ts';
import type { Stage } from './stage.ts';

const ofEachKind = 80;
const byteEveryMs = 400;
const slowForMs = 12_000;
/** The shop looks for slow connections every few seconds. */
const endedWithinMs = 30_000;
/** An ordinary visitor of a busy machine. */
const quickMs = 3000;

const headers = 'Host: shop.test\r\nUser-Agent: slow\r\n';
const bodyOf = (path: string, type: string) =>
  `POST ${path} HTTP/1.1\r\n${headers}Content-Type: ${type}\r\nContent-Length: 2000\r\n\r\n`;

/** What each sends at once, before it goes on byte by byte. */
const kinds = {
  'slow headers': 'GET / HTTP/1.1\r\nX-Slow: ',
  'slow orders': bodyOf('/api/send-order', 'application/json'),
  'slow forms': bodyOf('/contact', 'application/x-www-form-urlencoded'),
} as const;
/** As large as a page gets, and more than what a connection holds by itself. */
const unread = `GET /products HTTP/1.1\r\n${headers}Accept-Encoding: identity\r\n\r\n`.repeat(100);

/** Clients that send or read so slowly that each of them holds what it has got for as long as it may. */
export async function tryFault(report: FaultReport, stage: Stage): Promise<void> {
  const dataDir = await stage.folder();
  const settings = { databaseUrl: undefined, dataDir };
  const product = await fillShop(settings);
  const shop = await stage.shop({ DATA_DIR: dataDir });
  const port = Number(new URL(shop.url).port);
  const buyers = await Buyers.of(shop.url, product);
  report.say(`${ofEachKind} clients each with ${Object.keys(kinds).join(', ')}, and who never read`);

  const slow = Object.entries(kinds).flatMap(([kind, opening]) =>
    Array.from({ length: ofEachKind }, () => new SlowSender(kind, port, opening)),
  );
  const readers = Array.from({ length: ofEachKind }, () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    socket.pause().write(unread);
    return socket;
  });
  stage.later(() => {
    for (const { socket } of slow) socket.destroy();
    for (const socket of readers) socket.destroy();
  });

  const [failed, times] = [[] as string[], [] as number[]];
  const visit = async (what: string, expected: number, ask: () => Promise<number | undefined>) => {
    const askedAt = performance.now();
    const status = await ask();
    times.push(performance.now() - askedAt);
    if (status !== expected) failed.push(`${what}: ${status}`);
  };
  const startedAt = performance.now();
  for (let round = 0; performance.now() - startedAt < slowForMs; round += 1) {
    await visit('kept page', 200, () => statusOf(`${shop.url}/`));
    await visit('page that must be made', 200, () => statusOf(`${shop.url}/products?search=chair+${round}`));
    await visit('order', 201, async () => (await buyers.order(shop.url))?.status);
    await wait(200);
  }
  const slowest = Math.max(...times);
  report.promise(
    'other visitors were served',
    failed.length === 0,
    failed.length === 0 ? `${times.length} requests` : failed.slice(0, 5).join(', '),
  );
  report.promise('and without waiting', slowest < quickMs, `${Math.round(slowest)} ms at most`);
  for (const kind of Object.keys(kinds)) {
    const ofKind = slow.filter((sender) => sender.kind === kind);
    const left = () => ofKind.filter(({ socket }) => !socket.destroyed).length;
    const areGone = await becomesTrue(() => left() === 0, endedWithinMs);
    report.promise(`${kind} were ended by the shop`, areGone, `${left()} left`);
  }
  await shop.stop();
  await buyers.judge(report, settings);
}

/** Goes on byte by byte until the other side ends it. */
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
