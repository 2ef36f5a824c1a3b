import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server that a test can cut, block and restore, as a network does. */
export interface BreakableConnection {
  /** The same address, through here. */
  readonly url: string;
  /** Ends all connections and refuses new ones. */
  cut(): Promise<void>;
  /** Keeps connections and accepts new ones, but nothing arrives any more. */
  block(): void;
  restore(): Promise<void>;
}

export async function breakableConnection(target: string): Promise<BreakableConnection> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let blocked = false;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => blocked || to.write(chunk));
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = (server.address() as AddressInfo).port;
  const url = new URL(target);
  url.host = `127.0.0.1:${own}`;
  // The Unix socket of the server, which would be used in place of this address.
  url.searchParams.delete('host');

  async function endAll(): Promise<void> {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  return {
    url: url.href,
    cut: endAll,
    block() {
      blocked = true;
    },
    async restore() {
      blocked = false;
      for (const socket of sockets) socket.destroy();
      if (server.listening) return;
      server.listen(own, '127.0.0.1');
      await once(server, 'listening');
    },
  };
}
