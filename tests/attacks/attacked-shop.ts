import { afterAll, beforeAll } from 'vitest';
import type { AppParts } from '#server/build-app.ts';
import { type ListeningServer, listen } from '#server/listen.ts';
import { sendBytes } from '../fuzzing/send-bytes.ts';
import { buildTestApp } from '../support/app.ts';
import { productDraft } from '../support/catalogue-bodies.ts';
import { onDatabase, type TestDatabase } from '../support/databases.ts';
import type { SoldProduct } from '../support/orders.ts';
import { staffCalls } from '../support/staff-calls.ts';
import { signInForTest } from '../support/staff-session.ts';

export interface HostileRequest {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

export interface ShopResponse {
  /** 0 if the connection ended without a response. */
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

export interface AttackedShop {
  readonly database: TestDatabase;
  readonly port: number;
  readonly staff: { readonly cookie: string };
  /** In stock, for 100 QAR. */
  readonly product: SoldProduct;
  /** Sends one request on a connection of its own. Paths and headers go out byte by byte as given. */
  send(request: HostileRequest): Promise<ShopResponse>;
}

interface Options {
  readonly parts?: (database: TestDatabase) => Promise<Partial<AppParts>> | Partial<AppParts>;
}

/** Runs a suite against a shop on PostgreSQL that listens on a real socket, with a product and a signed-in member of staff. */
export function onAttackedShop(
  theme: string,
  suite: (shop: AttackedShop) => void,
  { parts = () => ({}) }: Options = {},
): void {
  onDatabase('server', theme, 'settings', (database) => {
    let server: ListeningServer;
    const shop = { database } as { -readonly [Name in keyof AttackedShop]: AttackedShop[Name] };
    beforeAll(async () => {
      const calls = await staffCalls(database);
      const draft = productDraft({ price: 100, stock: 50, leadTimeDays: 0 });
      const { id } = await calls.write<{ id: string }>('POST', '/api/products', draft);
      const app = buildTestApp({ database, ...(await parts(database)) });
      server = await listen({ host: '127.0.0.1', port: 0 }, () => app);
      shop.product = { id, price: 100 };
      shop.staff = await signInForTest(database.db);
      shop.port = server.port;
      shop.send = (request) => send(server.port, request);
    });
    afterAll(async () => void (await server?.drain(1000)));
    suite(shop);
  });
}

async function send(
  port: number,
  { method = 'GET', path, headers = {}, body }: HostileRequest,
): Promise<ShopResponse> {
  const content = body === undefined ? undefined : Buffer.from(body);
  const lines = {
    Host: `127.0.0.1:${port}`,
    ...(content && { 'Content-Type': 'application/json', 'Content-Length': String(content.byteLength) }),
    ...headers,
    Connection: 'close',
  };
  const head = [
    `${method} ${path} HTTP/1.1`,
    ...Object.entries(lines).map(([name, value]) => `${name}: ${value}`),
  ];
  const bytes = Buffer.concat([
    Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'),
    content ?? Buffer.alloc(0),
  ]);
  const answer = await sendBytes(bytes, { port, timeoutMs: 15_000, isTruncated: false });
  return parseResponse(answer.bytes);
}

function parseResponse(bytes: string): ShopResponse {
  const end = bytes.indexOf('\r\n\r\n');
  const head = end === -1 ? bytes : bytes.slice(0, end);
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head, body: bytes.slice(end + 4) };
}

/** The value of a response header; undefined if it is absent. */
export function headerOf({ head }: ShopResponse, name: string): string | undefined {
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trimEnd();
}

const atOnce = 16;

/** Calls the function for every item, a few at a time. */
export async function forEachAtOnce<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  const next = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, next));
}
