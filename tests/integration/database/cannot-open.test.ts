import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { SettingsError } from '#config/environment.ts';
import { openDatabase } from '#database/connect.ts';
import { DatabaseStartError } from '#database/database-start-error.ts';
import { isThorough } from '../../support/thorough.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-refused-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function complaintAbout(settings: { databaseUrl?: string; dataDir?: string }): Promise<string> {
  const opening = openDatabase({ databaseUrl: settings.databaseUrl, dataDir: settings.dataDir ?? folder });
  const error = await opening.then(
    async (open) => {
      await open.close();
      return undefined;
    },
    (reason: unknown) => reason,
  );
  expect(error instanceof DatabaseStartError || error instanceof SettingsError).toBe(true);
  const { message } = error as Error;
  expect(message).not.toMatch(/\n|secret/);
  return message;
}

function serverUrl(change: (url: URL) => void): string {
  const url = new URL(inject('postgresUrl'));
  change(url);
  return url.href;
}

describe('a database server that cannot be used', () => {
  it('is reported when nothing listens there', async () => {
    const complaint = await complaintAbout({ databaseUrl: 'postgres://shop:secret@127.0.0.1:1/shop' });
    expect(complaint).toBe(
      'The database at 127.0.0.1:1/shop (DATABASE_URL) cannot be opened: nothing listens there',
    );
  });

  it('is reported when its name is unknown', async () => {
    const complaint = await complaintAbout({
      databaseUrl: 'postgres://shop:secret@no-such-host.invalid/shop',
    });
    expect(complaint).toContain('no-such-host.invalid:5432/shop');
  });

  it.runIf(isThorough)(
    'is reported within seconds when it accepts connections and does not answer',
    async () => {
      const silent = createServer(() => {}).listen(0, '127.0.0.1');
      await once(silent, 'listening');
      const { port } = silent.address() as { port: number };
      const started = performance.now();
      const complaint = await complaintAbout({
        databaseUrl: `postgres://shop:secret@127.0.0.1:${port}/shop`,
      });
      expect(complaint).toMatch(/cannot be opened: .*timeout/i);
      expect(performance.now() - started).toBeLessThan(15_000);
      silent.close();
    },
  );

  it('is reported when the password is wrong, without telling it', async () => {
    const databaseUrl = serverUrl((url) => {
      url.password = 'secret';
    });
    expect(await complaintAbout({ databaseUrl })).toMatch(/user name or password is wrong$/);
  });

  it('is reported when the database does not exist', async () => {
    const databaseUrl = serverUrl((url) => {
      url.pathname = '/no_such_database';
    });
    expect(await complaintAbout({ databaseUrl })).toMatch(/no_such_database .* the database does not exist$/);
  });
});

describe('a data folder that cannot be used', () => {
  it('is reported when it cannot be written', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    expect(await complaintAbout({ dataDir: file })).toMatch(
      /^DATA_DIR .* must be a folder that can be written \((ENOTDIR|EEXIST)\)/,
    );
    expect(await complaintAbout({ dataDir: join(file, 'below') })).toMatch(
      /^DATA_DIR .* must be a folder that can be written/,
    );
  });

  it('is reported when it comes from another PostgreSQL', async () => {
    await mkdir(join(folder, 'database'));
    await writeFile(join(folder, 'database', 'PG_VERSION'), '14\n');
    expect(await complaintAbout({})).toMatch(/was made by PostgreSQL 14, this shop reads PostgreSQL \d+$/);
  });

  it('is reported when it is something else, and stays as it is', async () => {
    await mkdir(join(folder, 'database'));
    await writeFile(join(folder, 'database', 'holiday.txt'), 'photos');
    expect(await complaintAbout({})).toMatch(/is not a database/);
    await writeFile(join(folder, 'database', 'PG_VERSION'), '18\n');
    expect(await complaintAbout({})).toMatch(/cannot be opened/);
  });
});
