import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { DatabaseSettings } from '#database/connect.ts';
import type { OrderBody } from '#domain/orders/order-body.ts';
import { type OrderAnswer, sendOrder } from '../../support/send-order.ts';

const project = join(import.meta.dirname, '../../..');

export interface OrderServer {
  readonly port: number;
  readonly pid: number | undefined;
  /** Resolves to the answer, or to null when there was none. */
  send(body: OrderBody, buyer: number): Promise<OrderAnswer | null>;
  /** Ends it as a power switch would. */
  kill(): Promise<void>;
}

export async function startOrderServer({
  databaseUrl = '',
  dataDir,
}: DatabaseSettings): Promise<OrderServer> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'serve-orders-until-killed.ts')], {
    cwd: project,
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const port = await portOf(child);
  return {
    port,
    pid: child.pid,
    send: (body, buyer) => sendOrder(`http://127.0.0.1:${port}`, body, buyer),
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function portOf(child: ChildProcess): Promise<number> {
  const ended = once(child, 'exit').then(() =>
    Promise.reject(new Error('the server ended before it listened')),
  );
  const [port] = (await Promise.race([once(child, 'message'), ended])) as [number];
  return port;
}
