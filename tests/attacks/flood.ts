/**
 * A flood in a process of its own, because the visitor whose waiting time is measured must not wait for its work, and
 * at a lower priority, because real hostile clients use no processor of the shop.
 */
import { connect } from 'node:net';
import { getPriority, setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

/** What each hostile connection sends, again and again; the server closes it after the response. */
const floods: Readonly<Record<string, (index: number) => string>> = {
  'pages with unknown queries': (index) => get(`/products?x=${index}`),
  'addresses of 15 kB': (index) => get(`/robots.txt?${index}${'x'.repeat(15_000)}`),
  'pipelined pages': (index) => get(`/products?page=${index}`, 'keep-alive').repeat(200),
  'searches for long texts': (index) => get(`/products?search=${index}${'chair%20desk%20'.repeat(12)}`),
  'wrong passwords': () => post('/api/sign-in', '{"username":"admin","password":"wrong wrong wrong"}'),
  'deep JSON': () => post('/api/send-order', '['.repeat(100_000)),
};
export const floodNames: readonly string[] = Object.keys(floods);

const connections = 20;

const get = (path: string, connection = 'close') =>
  `GET ${path} HTTP/1.1\r\nHost: shop\r\nConnection: ${connection}\r\n\r\n`;
const post = (path: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

/** Never ends by itself. */
async function flood(port: number, request: (index: number) => string): Promise<void> {
  let sent = 0;
  const one = async () => {
    for (;;) {
      await new Promise<void>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(request(sent++)));
        socket.resume();
        socket.on('error', () => {});
        socket.on('close', () => resolve());
      });
      await wait(5);
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
}

if (import.meta.main) {
  const [port, name = ''] = process.argv.slice(2);
  const request = floods[name];
  if (!request) throw new Error(`there is no flood '${name}'`);
  setPriority(getPriority() + 5);
  await flood(Number(port), request);
}
