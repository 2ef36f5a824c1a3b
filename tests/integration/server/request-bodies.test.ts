import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { BodyBytes } from '#api/http/body-bytes.ts';
import { defineContract } from '#api/http/contract.ts';
import { endpoint } from '#api/http/endpoint.ts';
import { type ListeningServer, listen } from '#server/listen.ts';
import { openUploads, removeAbandonedUploads } from '#storage/uploads.ts';
import { buildTestApp } from '../../support/app.ts';
import { onDatabase } from '../../support/databases.ts';

const echoContract = defineContract({
  method: 'post',
  path: '/api/echo',
  group: 'Tests',
  summary: '',
  description: '',
  access: 'public',
  errors: [],
  body: z.strictObject({ text: z.string() }),
  data: z.object({ length: z.number() }),
  timeoutMs: 200,
});
const echo = endpoint(echoContract, async ({ body }) => ({ data: { length: body.text.length } }));

/** Counts also what is released again. */
class WatchedBodyBytes extends BodyBytes {
  arrived = 0;
  override open(address: string | null) {
    const count = super.open(address);
    const add = (bytes: number) => {
      this.arrived += bytes;
      count.add(bytes);
    };
    return { ...count, add };
  }
}

const jsonHeaders = { 'Content-Type': 'application/json' };
const servers: ListeningServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.drain(100);
});

async function serve(app: ReturnType<typeof buildTestApp>): Promise<number> {
  const server = await listen({ host: '127.0.0.1', port: 0 }, () => app);
  servers.push(server);
  return server.port;
}

onDatabase('server', 'large bodies', 'schema', (database) => {
  test('of strangers are refused before they are read, with a wrong key or in a call that takes none', async () => {
    const bodyBytes = new WatchedBodyBytes(64 * 2 ** 20);
    const port = await serve(buildTestApp({ database, bodyBytes }));
    const body = Buffer.alloc(20 * 2 ** 20);
    const upload = (path: string, headers: Record<string, string>) =>
      new Promise<number>((resolve, reject) => {
        const sending = request({ port, path, method: 'POST', headers });
        sending.on('response', (response) => {
          resolve(response.statusCode ?? 0);
          sending.destroy();
        });
        // After the answer the connection may end before the rest is sent.
        sending.on('error', reject);
        sending.end(body);
      });
    const file = '/api/accept-quote/lpo-file?reference=QT-2026-ABCDEF&key=guess&name=lpo.pdf';
    const statuses = await Promise.all([
      ...Array.from({ length: 20 }, () => upload(file, { 'Content-Type': 'application/pdf' })),
      ...Array.from({ length: 20 }, () => upload('/api/accept-quote', jsonHeaders)),
    ]);
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(404));
    expect(new Set(statuses.slice(20))).toEqual(new Set([413]));
    expect(bodyBytes.arrived).toBe(0);
  });
});

test('bodies in flight have a ceiling: above it 503 with Retry-After, and when they end it works again', async () => {
  const bodyBytes = new BodyBytes(1_000_000);
  const patient = endpoint({ ...echoContract, timeoutMs: 60_000 }, async ({ body }) => ({
    data: { length: body.text.length },
  }));
  const app = buildTestApp({ bodyBytes, routes: [patient] });
  const port = await serve(app);
  const held = 249_000;
  const hold = async (address: string) => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const head = ['POST /api/echo HTTP/1.1', 'Host: shop.test', 'Content-Type: application/json'];
    socket.write([...head, `X-Forwarded-For: ${address}`, 'Content-Length: 250000', '', ''].join('\r\n'));
    socket.write('x'.repeat(held));
    return socket;
  };
  const send = () =>
    fetch(`http://127.0.0.1:${port}/api/echo`, {
      method: 'POST',
      headers: jsonHeaders,
      body: JSON.stringify({ text: 'x'.repeat(5000) }),
    });
  const sockets: Socket[] = [];
  for (const last of [1, 2, 3, 4]) sockets.push(await hold(`203.0.113.${last}`));
  await vi.waitFor(() => expect(bodyBytes.figures.bytes).toBe(4 * held));
  const refused = await send();
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '3']);
  expect(await refused.json()).toMatchObject({ error: { code: 'server_busy' } });
  let wasRead = false;
  const pull = (controller: ReadableStreamDefaultController) => {
    wasRead = true;
    controller.close();
  };
  const headers = { ...jsonHeaders, 'Content-Length': '5000' };
  const body = new ReadableStream({ pull }, { highWaterMark: 0 });
  const announced = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  expect((await app.request('/api/echo', announced)).status).toBe(503);
  expect(wasRead, 'a body whose announced length does not fit').toBe(false);
  for (const socket of sockets) socket.destroy();
  await vi.waitFor(() => expect(bodyBytes.figures.bytes).toBe(0));
  expect((await send()).status).toBe(200);
});

test('one address may hold a quarter of the ceiling, staff all of it', () => {
  const bodyBytes = new BodyBytes(1000);
  bodyBytes.open('203.0.113.1').add(250);
  const more = bodyBytes.open('203.0.113.1');
  expect(() => more.add(1)).toThrow('server_busy');
  const other = bodyBytes.open('203.0.113.2');
  other.add(250);
  other.release();
  other.release();
  const staff = bodyBytes.open(null);
  staff.add(750);
  expect(() => staff.add(1)).toThrow('server_busy');
  expect(bodyBytes.figures).toEqual({ bytes: 1000, refused: 2 });
});

test('a body that stops arriving is answered after the time of the call, and no longer counted', async () => {
  const bodyBytes = new BodyBytes(1_000_000);
  const app = buildTestApp({ bodyBytes, routes: [echo] });
  const body = new ReadableStream({ start: (controller) => controller.enqueue(Buffer.from('{"text":')) });
  const init = { method: 'POST', headers: jsonHeaders, body, duplex: 'half' } as RequestInit;
  const answer = await app.request('http://shop.test/api/echo', init);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ error: { code: 'request_timeout' } });
  await vi.waitFor(() => expect(bodyBytes.figures.bytes).toBe(0));
});

test('temporary files of a killed process are removed at the start, those in use are not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  const used = await openUploads(folder).write(
    (async function* () {
      yield Buffer.from('in ');
      yield Buffer.from('use');
    })(),
  );
  const [inUse = ''] = await readdir(join(folder, 'uploads'));
  if (process.platform !== 'win32') {
    for (const path of ['uploads', join('uploads', inUse)]) {
      expect((await stat(join(folder, path))).mode & 0o077, `${path}, for other users`).toBe(0);
    }
  }
  const abandoned = join(folder, 'uploads', 'abandoned');
  await writeFile(abandoned, 'half of a fi');
  const now = new Date();
  const earlier = new Date(now.getTime() - 3_600_000);
  await utimes(abandoned, earlier, earlier);
  await removeAbandonedUploads(folder, now);
  expect(await readdir(join(folder, 'uploads'))).toEqual([inUse]);
  expect(String(await used.read())).toBe('in use');
  await used.remove();
  expect(await readdir(join(folder, 'uploads'))).toEqual([]);
  await rm(folder, { recursive: true });
});
