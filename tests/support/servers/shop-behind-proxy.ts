import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The shop under another address, where one file can be replaced: browsers ask for the script of a worker by a way that
 * tests cannot intercept.
 */
export async function openShopBehindProxy(shopUrl: string) {
  const replaced = new Map<string, string>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const answer = await fetch(shopUrl + path, { redirect: 'manual' });
    const headers = new Headers(answer.headers);
    // The body below is neither compressed nor as long any more.
    headers.delete('Content-Encoding');
    headers.delete('Content-Length');
    response.writeHead(answer.status, Object.fromEntries(headers));
    response.end(replaced.get(path) ?? Buffer.from(await answer.arrayBuffer()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    replace: (path: string, content: string) => void replaced.set(path, content),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
