import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readEnvironment } from '#config/environment.ts';
import { openDatabase } from '#database/connect.ts';
import { watchContent } from '#database/content-version.ts';
import { adminAccounts } from '#database/schema/admin-identity.ts';
import { products } from '#database/schema/catalogue.ts';
import { messages } from '#database/schema/messages.ts';
import { orders } from '#database/schema/orders.ts';
import { outboxEmails } from '#database/schema/outbox.ts';
import { invoiceSeries } from '#database/schema/payments.ts';
import { ensureAdminPassword } from '#domain/admin-identity/ensure-admin-password.server.ts';
import { openProductIndex } from '#domain/catalogue/product-index/catalogue-index.server.ts';
import { openBackupDesk } from '#server/backups/backup-desk.ts';
import { Admission } from '#server/http/admission.ts';
import { buildTestApp, testNow } from '../../support/app.ts';
import { orderOf, phoneOf } from '../../support/orders.ts';
import { enginesOfSlowSuite, isThorough } from '../../support/thorough.ts';
import { cookiesOf, signInCalls } from '../admin-identity/sign-in-calls.ts';
import { fillShopForBackup, openBackupShop, type TestShop } from './filled-shop.ts';

const script = fileURLToPath(new URL('./restore-until-killed.ts', import.meta.url));
const password = 'four green chairs in a row';
/** Goes on from the day of the orders: the names of backups have seconds. */
const now = () => new Date(testNow.getTime() + performance.now());
const noneLost = { orders: 0, quotations: 0, messages: 0 };

interface Listed {
  readonly isRunning: boolean;
  readonly files: {
    readonly file: string;
    readonly bytes: number;
    readonly check: { isIntact: boolean } | null;
  }[];
  readonly restore: {
    readonly phase: string;
    readonly failure: string | null;
    readonly backupBefore: string;
  } | null;
}

describe.each(enginesOfSlowSuite)('backups of staff (%s database)', { timeout: 240_000 }, (engine) => {
  let shop: TestShop;
  let folder: string;
  let app: ReturnType<typeof buildTestApp>;
  let session: { Cookie: string };
  let closings: (() => Promise<unknown>)[] = [];
  const admission = new Admission();
  const events: string[] = [];
  const { call, tryPassword } = signInCalls(() => app);

  beforeAll(async () => {
    shop = await openBackupShop(engine, 'catalogue');
    await fillShopForBackup(shop);
    folder = await mkdtemp(join(tmpdir(), 'shop-restore-'));
    const { database, storage } = shop;
    await database.db.delete(adminAccounts);
    await ensureAdminPassword(database.db, { adminPassword: password });
    const log = pino({ level: 'silent' });
    const content = await watchContent(database, log);
    const productIndex = openProductIndex(database.db);
    const backupDesk = openBackupDesk(
      { database, storage, shopVersion: '1', now },
      {
        folder,
        log,
        parts: {
          admission,
          productIndex,
          content,
          stopEmail: async () => void events.push('email stopped'),
          startEmail: () => void events.push('email started'),
        },
      },
    );
    app = buildTestApp({
      database,
      productIndex,
      admission,
      backupDesk,
      now,
      environment: readEnvironment({ PUBLIC_URL: 'http://shop.test', DATA_DIR: folder }),
    });
    closings = [
      () => backupDesk.stop(),
      () => content.stop(),
      shop.remove,
      () => rm(folder, { recursive: true, force: true }),
    ];
    session = { Cookie: cookiesOf(await tryPassword(password)) };
    await call('/api/confirm-password', { password }, session);
  });
  afterAll(async () => {
    for (const close of closings) await close();
  });

  const list = async () => (await call('/api/backup-files', undefined, session)).data as unknown as Listed;

  /** Waits for a backup that is not among those from before, and returns its name. */
  async function backUp(): Promise<string> {
    const before = (await list()).files.length;
    expect((await call('/api/backup-files', {}, session)).status).toBe(202);
    return vi.waitFor(
      async () => {
        const { files, isRunning } = await list();
        expect(isRunning).toBe(false);
        expect(files).toHaveLength(before + 1);
        return files[0]?.file ?? '';
      },
      { timeout: 60_000, interval: 100 },
    );
  }

  const restore = (file: string, losing: object = noneLost, word = 'RESTORE') =>
    call(`/api/backup-files/${file}/restore`, { word, losing }, session);

  async function ended(): Promise<NonNullable<Listed['restore']>> {
    return vi.waitFor(
      async () => {
        const { restore: state } = await list();
        expect(['done', 'failed']).toContain(state?.phase);
        if (!state) throw new Error('there is no restore');
        return state;
      },
      { timeout: 60_000, interval: 50 },
    );
  }

  test('are written now, listed with their check, checked again, and downloaded with the password only', async () => {
    const file = await backUp();
    const [listed] = (await list()).files;
    expect(listed).toMatchObject({ file, kind: 'by_hand', check: { isIntact: true } });
    expect((await call(`/api/backup-files/${file}/check`, {}, session)).data).toEqual({ isIntact: true });

    const stale = { Cookie: cookiesOf(await tryPassword(password)) };
    expect((await call(`/api/backup-files/${file}/download`, undefined, stale)).error.code).toBe(
      'password_needed',
    );
    const answer = await app.request(`/api/backup-files/${file}/download`, { headers: session });
    expect(answer.headers.get('Content-Disposition')).toBe(`attachment; filename="${file}"`);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(Number(answer.headers.get('Content-Length'))).toBe(listed?.bytes);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.equals(await readFile(join(folder, file)))).toBe(true);
    const activity = await call('/api/activity?entity=backup', undefined, session);
    expect(activity.data).toMatchObject([{ action: 'download-backup', entityId: file, actor: 'admin' }]);

    for (const path of ['..%2f..%2fetc%2fpasswd', 'ogulf-2020-01-01T000000Z.tar', '%2e%2e', 'x'.repeat(60)]) {
      expect((await call(`/api/backup-files/${path}/download`, undefined, session)).status, path).toBe(404);
    }
  });

  test('are deleted with the password, but never the newest that can be restored', async () => {
    const older = await backUp();
    const newest = await backUp();
    const remove = (file: string, by = session) => call(`/api/backup-files/${file}`, undefined, by, 'DELETE');
    const stale = { Cookie: cookiesOf(await tryPassword(password)) };
    expect((await remove(older, stale)).error.code).toBe('password_needed');
    expect((await remove(newest)).error.code).toBe('backup_needed');
    expect((await remove('ogulf-2020-01-01T000000Z.tar')).status).toBe(404);
    expect((await remove(older)).data).toEqual({ deleted: true });
    const names = (await list()).files.map(({ file }) => file);
    expect(names).toContain(newest);
    expect(names).not.toContain(older);
    await expect(stat(join(folder, older))).rejects.toThrow('ENOENT');
    const activity = await call('/api/activity?entity=backup', undefined, session);
    expect(activity.data[0]).toMatchObject({ action: 'delete-backup', entityId: older, actor: 'admin' });
  });

  test('are restored whole: what came since is gone, people, sessions and sent emails stay', async () => {
    const { db } = shop.database;
    const [product] = await db.select().from(products).orderBy(products.slug).limit(1);
    if (!product) throw new Error('the first contents have products');
    await db
      .update(outboxEmails)
      .set({ status: 'pending', sentAt: null, lockedUntil: null, dropReason: null });
    const file = await backUp();
    await db
      .insert(invoiceSeries)
      .values({ kind: 'invoice', lastNumber: 4711 })
      .onConflictDoUpdate({ target: invoiceSeries.kind, set: { lastNumber: 4711 } });

    await call('/api/password', { currentPassword: password, newPassword: 'a password of later' }, session);
    await db.update(outboxEmails).set({ status: 'sent', sentAt: testNow });
    await db
      .update(products)
      .set({ price: product.price + 100 })
      .where(eq(products.id, product.id));
    const before = await db.$count(orders);
    const order = orderOf({ id: product.id, price: (product.price + 100) / 100 }, 1, {
      contact: { name: 'Maha', phone: phoneOf(77), email: 'maha@example.qa' },
    });
    expect((await call('/api/send-order', order)).status).toBe(201);

    expect((await call(`/api/backup-files/${file}/newer`, undefined, session)).data).toEqual({
      ...noneLost,
      orders: 1,
    });
    expect((await restore(file)).error.code).toBe('newer_records');
    expect((await restore(file, { ...noneLost, orders: 1 }, 'yes')).error.fields).toMatchObject([
      { path: 'word', code: 'wrong' },
    ]);
    expect(await db.$count(orders)).toBe(before + 1);

    events.length = 0;
    const losing = { ...noneLost, orders: 1 };
    const both = await Promise.all([restore(file, losing, 'استعادة'), restore(file, losing)]);
    expect(
      both.filter(({ status }) => status === 202),
      'one at a time',
    ).toHaveLength(1);
    // While it is restored, calls are refused and told when to come back.
    const refused = await call('/api/products');
    expect(refused).toMatchObject({ status: 503, error: { code: 'maintenance' } });
    expect(refused.headers.get('Retry-After')).toBe('5');
    expect((await call('/api/health')).status).toBe(200);

    const state = await ended();
    expect(state).toMatchObject({ phase: 'done', failure: null });
    expect(events).toEqual(['email stopped', 'email started']);
    expect((await list()).files.map((each) => each.file)).toContain(state.backupBefore);
    expect(await db.$count(orders)).toBe(before);
    const shown = await call(`/api/products/${product.id}`);
    expect(shown.data.price, 'in the index, too').toBe(product.price / 100);
    expect((await call('/api/session', undefined, session)).status, 'the session goes on').toBe(200);
    expect((await tryPassword(password)).status, 'the password that was replaced').toBe(401);
    expect((await tryPassword('a password of later')).status).toBe(200);
    const statuses = new Set((await db.select().from(outboxEmails)).map(({ status }) => status));
    expect([...statuses]).toEqual(['sent']);
    const [series] = await db.select().from(invoiceSeries).where(eq(invoiceSeries.kind, 'invoice'));
    expect(series?.lastNumber, 'numbers that were given since are not given again').toBe(4711);
    const activity = await call('/api/activity?entity=backup', undefined, session);
    expect(activity.data[0]).toMatchObject({ action: 'restore-backup', entityId: file });

    if (!isThorough) return;
    // What was there before can be had again.
    expect((await restore(state.backupBefore)).status).toBe(202);
    expect(await ended()).toMatchObject({ phase: 'done' });
    expect(await db.$count(orders)).toBe(before + 1);
  });

  test('that are damaged are found by a check and not restored', async () => {
    const file = await backUp();
    await truncate(join(folder, file), 4096);
    expect((await list()).files[0]?.check, 'another file than the one that was written').toBeNull();
    expect((await restore(file)).status, 'found while it is restored').toBe(202);
    expect(await ended()).toMatchObject({ phase: 'failed', failure: 'damaged' });
    expect((await call(`/api/backup-files/${file}/check`, {}, session)).data).toEqual({ isIntact: false });
    expect((await restore(file)).error.code).toBe('backup_damaged');
    await rm(join(folder, file));
  });

  test('are not restored while something is received that staff did not agree to lose', async () => {
    const file = await backUp();
    const { db } = shop.database;
    // After staff looked, and before the last request has ended.
    const leave = await admission.enter({ method: 'POST', caller: 'a slow buyer' });
    expect((await restore(file)).status).toBe(202);
    const [message] = await db.select().from(messages).limit(1);
    if (!message) throw new Error('the shop has a message');
    const { searchText: _made, ...columns } = message;
    await db.insert(messages).values({
      ...columns,
      id: crypto.randomUUID(),
      reference: 'MS-LATE-0001',
      idempotencyKey: crypto.randomUUID(),
      createdAt: now(),
    });
    leave();
    expect(await ended()).toMatchObject({ phase: 'failed', failure: 'newer_records' });
    expect((await call('/api/products')).status, 'the shop is open again').toBe(200);
  });

  if (engine === 'server') {
    test('are not restored while another server of the shop uses the database', async () => {
      const file = await backUp();
      const other = await openDatabase({ databaseUrl: await addressOf(shop), dataDir: '' });
      expect((await restore(file)).status).toBe(202);
      expect(await ended()).toMatchObject({ phase: 'failed', failure: 'other_servers' });
      await other.close();
      if (!isThorough) return;
      await vi.waitFor(async () => {
        expect((await restore(file)).status).toBe(202);
        expect(await ended()).toMatchObject({ phase: 'done' });
      }, 60_000);
    });
  }

  test.runIf(isThorough)(
    'leave the state before when the process is killed in the middle of a restore',
    async () => {
      const file = await backUp();
      const { db } = shop.database;
      const before = await db.$count(orders);
      const databaseUrl = engine === 'server' ? await addressOf(shop) : undefined;
      if (databaseUrl === undefined) {
        // Only one process may use the embedded database.
        for (const close of closings.splice(0, 2)) await close();
        await shop.database.close();
      }
      const child = spawn(
        process.execPath,
        [script, shop.dataDir, join(folder, file), ...(databaseUrl ? [databaseUrl] : [])],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      const exit = once(child, 'exit');
      await Promise.race([once(child.stdout, 'data'), exit]);
      expect(child.exitCode, 'still in the middle').toBeNull();
      child.kill('SIGKILL');
      await exit;
      const again = databaseUrl
        ? shop.database
        : await openDatabase({ databaseUrl: undefined, dataDir: shop.dataDir });
      expect(await vi.waitFor(() => again.db.$count(orders), { timeout: 30_000 })).toBe(before);
      if (!databaseUrl) await again.close();
    },
  );
});

async function addressOf({ database }: TestShop): Promise<string> {
  return String((database.pool.options as { connectionString?: string }).connectionString);
}
