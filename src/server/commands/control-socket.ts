import { once } from 'node:events';
import { lstatSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { BackupError } from '#domain/backups/backup-error.ts';
import { StartError } from '../start-error.ts';

/**
 * Unix socket in DATA_DIR by which commands reach the process that holds the embedded database. Only its owner can open
 * it, so it needs no port and no password.
 */
export interface ControlSocket {
  close(): Promise<void>;
}

type Command = (body: Readonly<Record<string, string>>) => Promise<object>;

export interface CommandAnswer {
  readonly done?: Record<string, string | number>;
  /** One line that a person can act on. */
  readonly refused?: string;
}

const socketName = 'control.sock';

/** Throws a `StartError` if something else has the name of the socket. Called before the work of a start. */
export function requireFreeSocketName(dataDir: string): void {
  const path = join(dataDir, socketName);
  const status = lstatSync(path, { throwIfNoEntry: false });
  if (status && !status.isSocket()) {
    throw new StartError(`${path} has the name of the shop's control socket and is none: delete it`);
  }
}

/** The caller holds the folder lock, so an existing socket file was left by a process that has ended. */
export async function openControlSocket(
  dataDir: string,
  commands: Readonly<Record<string, Command>>,
  log: Logger,
): Promise<ControlSocket> {
  const path = join(dataDir, socketName);
  await rm(path, { force: true });
  const server = createServer(async (incoming, outgoing) => {
    const answer = await carryOut(incoming, commands, log);
    outgoing.setHeader('Connection', 'close');
    outgoing.end(JSON.stringify(answer));
  });
  try {
    await listenPrivately(server, path);
  } catch (err) {
    // Unix socket paths are limited to about 100 bytes. The shop works without the socket.
    log.warn({ err }, 'commands cannot reach this shop: stop it before you run one');
    return { close: async () => {} };
  }
  return {
    async close() {
      // Responses in flight are still delivered.
      server.close();
      server.closeIdleConnections();
      await rm(path, { force: true });
    },
  };
}

/** Creates the socket with mode 0600 from the start, by umask, and not by a later chmod. */
async function listenPrivately(server: Server, path: string): Promise<void> {
  const usual = process.umask(0o177);
  try {
    server.listen(path);
  } finally {
    process.umask(usual);
  }
  await once(server, 'listening');
  await chmod(path, 0o600);
}

async function carryOut(
  incoming: IncomingMessage,
  commands: Readonly<Record<string, Command>>,
  log: Logger,
): Promise<object> {
  try {
    const body = JSON.parse((await incoming.toArray()).join(''));
    const command = commands[incoming.url?.slice(1) ?? ''];
    if (!command) return { refused: 'The running shop does not know this command: restart it' };
    return { done: await command(body) };
  } catch (err) {
    log.error({ err }, 'a command failed');
    return { refused: err instanceof BackupError ? err.message : 'It failed: see the log of the shop' };
  }
}

/** Nothing when no shop runs on this folder. */
export async function askRunningShop(
  dataDir: string,
  command: string,
  body: Readonly<Record<string, string>>,
): Promise<CommandAnswer | undefined> {
  const asking = request({ socketPath: join(dataDir, socketName), path: `/${command}`, method: 'POST' });
  asking.end(JSON.stringify(body));
  try {
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    return JSON.parse((await answer.toArray()).join(''));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['ENOENT', 'ECONNREFUSED', 'ENOTSOCK', 'ENAMETOOLONG', 'EINVAL'].includes(code)) return undefined;
    return { refused: 'The running shop ended before it was done' };
  }
}
