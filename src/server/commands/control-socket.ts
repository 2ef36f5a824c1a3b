import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { BackupError } from '#domain/backups/backup-error.ts';

/**
 * The embedded database belongs to the process that runs the shop, so that a command asks this process to do its work.
 * It listens on a socket file in DATA_DIR that only its owner can open: no port, no password.
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

/** Whoever calls this holds the lock of the folder, so that a socket that is there was left by a process that is gone. */
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
    // The longest path that a socket may have is short. The shop can do without.
    log.warn({ err }, 'commands cannot reach this shop: stop it before you run one');
    return { close: async () => {} };
  }
  return {
    async close() {
      // Whoever asked gets the answer that is already on its way.
      server.close();
      server.closeIdleConnections();
      await rm(path, { force: true });
    },
  };
}

/** Nobody else could open the file even for the moment before its mode is set. */
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
