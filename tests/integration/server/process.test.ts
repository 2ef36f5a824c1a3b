import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ensureBuilt } from '../../../scripts/build.ts';
import { createDatabase } from '../../support/databases.ts';
import { startSmtpServer } from '../../support/servers/smtp.ts';
import { enginesOfSlowSuite, isThorough } from '../../support/thorough.ts';
import { holdRequest } from './held-request.ts';
import { builtStart, realStart, ShopProcess, stubStart } from './process-under-test.ts';

/** Each start is a process of its own and a database that opens; a busy machine takes long for both. */
vi.setConfig({ testTimeout: 120_000 });

let folder: string;
let embedded: Awaited<ReturnType<typeof createDatabase>>;
let server: Awaited<ReturnType<typeof createDatabase>>;
const started: ShopProcess[] = [];

beforeAll(async () => {
  await ensureBuilt(() => {});
  folder = await mkdtemp(join(tmpdir(), 'shop-process-'));
  embedded = await createDatabase('embedded', 'catalogue');
  server = await createDatabase('server', 'catalogue');
});

afterEach(async () => {
  for (const shop of started.splice(0)) {
    shop.signal('SIGKILL');
    await shop.ended();
  }
});

afterAll(async () => {
  await embedded.remove();
  await server.remove();
  await rm(folder, { recursive: true, force: true });
});

function start(
  settings: Record<string, string> = {},
  command = builtStart,
  options: ConstructorParameters<typeof ShopProcess>[2] = {},
): ShopProcess {
  const shop = new ShopProcess(
    command,
    { PORT: '0', DATA_DIR: embedded.settings.dataDir, ...settings },
    options,
  );
  started.push(shop);
  return shop;
}

/** Where it does not matter which engine there is: PostgreSQL opens sooner. */
const onServer = () => ({
  ADMIN_PASSWORD: 'a long password',
  DATA_DIR: join(folder, 'files'),
  DATABASE_URL: server.settings.databaseUrl ?? '',
});

describe('a start that cannot succeed ends with one line', () => {
  async function expectOneLine(shop: ShopProcess, line: RegExp): Promise<void> {
    const { exitCode, stdout, stderr } = await shop.ended();
    expect(stderr).toMatch(line);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(stdout).toBe('');
    expect(exitCode).toBe(1);
  }

  test('a port that is no number', async () => {
    await expectOneLine(
      start({ PORT: 'abc' }, realStart),
      /^Cannot start: PORT is 'abc' but must be a port number/,
    );
  });

  test('a data folder that cannot be written', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const dataDir = join(file, 'data');
    await expectOneLine(
      start({ DATA_DIR: dataDir }, realStart),
      /^Cannot start: DATA_DIR is '.*' but must be a folder/,
    );
  });

  // Those of the lock files are in embedded-lock.test.ts.
  test.runIf(isThorough)('a folder named control.sock', async () => {
    const dataDir = await mkdtemp(join(folder, 'data-'));
    await mkdir(join(dataDir, 'control.sock'));
    await expectOneLine(start({ DATA_DIR: dataDir }), /^Cannot start: .*control\.sock .*: delete it/);
  });

  test.runIf(isThorough)('a database that belongs to another user', async ({ skip }) => {
    skip(process.getuid?.() !== 0, 'only root may start a process as another user');
    const dataDir = await mkdtemp(join(folder, 'data-'));
    await mkdir(join(dataDir, 'database'), { mode: 0o700 });
    await chown(dataDir, 65_534, 65_534);
    await chmod(folder, 0o755);
    await expectOneLine(
      start({ DATA_DIR: dataDir }, builtStart, { uid: 65_534 }),
      /^Cannot start: The database file .*database cannot be used \(EACCES\): make the user of the shop its owner/,
    );
  });

  test('a database server that is not there, without its password', async () => {
    const shop = start({ DATABASE_URL: 'postgres://shop:hunter2@127.0.0.1:9/shop' });
    await expectOneLine(shop, /^Cannot start: .*127\.0\.0\.1:9/);
    expect(shop.stderr).not.toContain('hunter2');
  });

  test('a port that is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as { port: number };
    const shop = start({ ...onServer(), PORT: String(port), LOG_LEVEL: 'silent' });
    await expectOneLine(shop, /^Cannot start: 127\.0\.0\.1 port \d+ is already in use/);
    other.close();
  });
});

describe.each(enginesOfSlowSuite)('a start on an empty %s database', (engine) => {
  test('says what a person needs, the password only once, and keeps the data', async () => {
    const { settings, remove } = await createDatabase(engine, 'nothing');
    const variables = {
      DATA_DIR: settings.dataDir || join(folder, 'files'),
      ...(settings.databaseUrl && { DATABASE_URL: settings.databaseUrl }),
    };
    const snapshot = join(variables.DATA_DIR, 'product-index.snapshot');
    await mkdir(variables.DATA_DIR, { recursive: true });
    await writeFile(snapshot, 'of a database that was here before');
    const first = start(variables);
    const address = await first.address();
    // That of a PostgreSQL database belongs to it, wherever the files of the shop are.
    expect(existsSync(snapshot)).toBe(engine === 'server');
    expect(await (await fetch(`${address}/api/db-health`)).json()).toMatchObject({ data: { engine } });
    first.signal('SIGTERM');
    const { stdout, exitCode } = await first.ended();
    expect(stdout).toMatch(
      /^Shop {6}http:\/\/localhost:\d+\nSign-in {3}http:\/\/localhost:\d+\/adm\/ogulf\nPassword {2}\S+ \(user admin; shown only this once\)\n$/,
    );
    expect(exitCode).toBe(0);

    const second = start(variables);
    await second.address();
    second.signal('SIGTERM');
    expect((await second.ended()).stdout).toMatch(/^Shop .*\nSign-in .*\n$/);
    await remove();
  });
});

describe('being asked to end', () => {
  test('finishes the request in flight, takes no new one, and closes idle connections', async () => {
    const shop = start({ ADMIN_PASSWORD: 'a long password' });
    const address = await shop.address();
    const agent = new Agent({ keepAlive: true });
    await new Promise<void>((resolve) => {
      get(`${address}/api/health`, { agent }, (response) => response.resume().on('end', resolve));
    });
    const held = await holdRequest(address);
    const askedAt = performance.now();
    shop.signal('SIGTERM');
    // npm repeats a signal, which is then the same wish.
    await wait(20);
    shop.signal('SIGTERM');
    await shop.logs('stopping');
    await vi.waitFor(() => expect(fetch(`${address}/api/health`)).rejects.toThrow(), { timeout: 7000 });
    expect(await held.finish()).toBe(201);
    const { exitCode } = await shop.ended();
    expect(exitCode).toBe(0);
    expect(performance.now() - askedAt).toBeLessThan(8000);
    agent.destroy();
  });

  // Specification 8.02
  test.runIf(isThorough)(
    'a shop that mails one-time codes stops when npm got the signal and its shell did not forward it',
    async () => {
      const smtp = await startSmtpServer();
      const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'shop@example.qa', STAFF_EMAIL: 'staff@example.qa' };
      const variables = { ...onServer(), ...mail, npm_lifecycle_event: 'start' };
      const shop = start(variables, builtStart, { throughShell: true });
      const address = await shop.address();
      const post = (path: string, body: object) =>
        fetch(address + path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        });
      for (const password of ['one', 'two', 'three']) {
        expect((await post('/api/sign-in', { username: 'admin', password })).status).toBe(401);
      }
      expect((await post('/api/send-otp', {})).status).toBe(200);
      expect(smtp.received).toMatchObject([{ to: ['staff@example.qa'] }]);
      await smtp.stop();

      shop.signal('SIGTERM');
      await shop.logs('"msg":"stopped"');
      expect(shop.stderr).toContain('npm has ended');
    },
  );

  const signals = [
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const;
  test.each(isThorough ? signals : signals.slice(0, 1))(
    'a second %s ends it at once',
    async (signal, code) => {
      const shop = start(onServer());
      const held = await holdRequest(await shop.address());
      shop.signal(signal);
      await shop.logs('stopping');
      await wait(600);
      shop.signal(signal);
      // A shutdown that waits for the request ends with 0.
      expect((await shop.ended()).exitCode).toBe(code);
      await held.cutOff;
    },
  );
});

test.runIf(isThorough)(
  'an uncaught error is logged, requests in flight finish, and the exit code is not zero',
  async () => {
    const shop = start(onServer(), stubStart);
    const address = await shop.address();
    const inFlight = fetch(`${address}/?ms=600`);
    await shop.logs('slow page begun');
    await fetch(`${address}/crash`);
    expect((await inFlight).status).toBe(200);
    const { exitCode, stderr } = await shop.ended();
    expect(exitCode).toBe(1);
    expect(stderr).toContain('nobody caught this');
    expect(stderr).toContain('"level":"fatal"');
  },
);
