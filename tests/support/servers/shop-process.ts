import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sizesFolder } from '#images/image-store.ts';
import { ensureBuilt } from '../../../scripts/build.ts';
import { serverCommand } from '../../../src/server/runtime-options.ts';

const project = join(import.meta.dirname, '../../..');

interface ShopProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Ends the shop as an operator would and removes its data. */
  readonly stop: () => Promise<void>;
}

interface ShopProcessOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** For Node itself, besides those of the shop. */
  readonly nodeArguments?: readonly string[];
  /** Folder of derived pictures that several shops share. Absent: each makes its own. */
  readonly pictureSizes?: string;
}

/**
 * Starts the built shop with data of its own and waits until it answers. The command is that of `npm start`, without the
 * launcher: its process would close the message channel when it is replaced.
 */
export async function startShopProcess({
  env = {},
  nodeArguments = [],
  pictureSizes,
}: ShopProcessOptions = {}): Promise<ShopProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-data-'));
  if (pictureSizes) {
    await mkdir(join(dataDir, 'images'));
    await symlink(pictureSizes, join(dataDir, 'images', basename(sizesFolder)));
  }
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  await ensureBuilt(() => {});
  const command = serverCommand(nodeArguments, {
    ...withoutShopSettings(process.env),
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    ...env,
  });
  const child = spawn(process.execPath, command.args, {
    cwd: project,
    env: command.env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-20_000);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);

  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const patience = setTimeout(() => child.kill('SIGKILL'), 15_000);
      await ended;
      clearTimeout(patience);
    }
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await untilItAnswers(`${url}/api/health`, child);
  } catch (error) {
    await stop();
    throw new Error(`${(error as Error).message} It said:\n${output}`);
  }
  return { url, child, stop };
}

/** Settings of the developer's shell must not reach the shop under test. */
function withoutShopSettings(variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const settings = new Set(['DATABASE_URL', 'ADMIN_PASSWORD', 'STAFF_EMAIL', 'SMTP_URL', 'MAIL_FROM']);
  return Object.fromEntries(
    Object.entries(variables).filter(([name]) => !settings.has(name) && !/^(BACKUP|S3)_/.test(name)),
  );
}

async function untilItAnswers(address: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 180_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The shop ended with ${child.exitCode ?? child.signalCode} instead of starting.`);
    }
    const answer = await fetch(address).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error('The shop did not answer within three minutes.');
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port could be reserved');
  return address.port;
}
