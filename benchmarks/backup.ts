import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenDatabase, openDatabase } from '#database/connect.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { seedDatabase } from '#database/seed/seed-database.ts';
import { takeBackup } from '#domain/backups/take-backup.server.ts';
import { openFolderStorage } from '#images/storage/open-storage.ts';
import { firstContents } from '#server/first-contents.ts';
import { startPostgres } from '../tests/support/start-postgres.ts';
import { percentile } from './support/percentile.ts';

/**
 * How long do buyers wait while a backup is written? Two years of trade: 50,000 orders with 150,000 lines and 100,000
 * mails. A small write is made again and again, first alone, then beside the backup. On the embedded database the same
 * backup is also taken on the one session that buyers use, which is what the copy of its files avoids.
 */
const orders = 50_000;
const quietMs = 5_000;

async function addTrade({ connectAlone }: OpenDatabase): Promise<void> {
  const { client, release } = await connectAlone();
  await client.query(`
    insert into orders (number, tracking_key, idempotency_key, request_hash, locale, contact_name, contact_phone,
      fulfilment, delivery_day, payment_method, subtotal, delivery_fee, total)
    select 'OG-' || i, 'key', 'key-' || i, 'hash', 'en', 'Aisha Al Kuwari', '+97455123456', 'pickup', '2026-11-17',
      'cash_on_delivery', 100000, 0, 100000
    from generate_series(1, ${orders}) i`);
  await client.query(`
    with kept as (select array_agg(id) ids, count(*) n from products),
    numbered as (select id, row_number() over () i from orders)
    insert into order_lines (order_id, position, product_id, sku, name_en, unit_price, quantity, line_total)
    select numbered.id, p, kept.ids[1 + (numbered.i + p * 7) % kept.n], 'SKU', 'Chair', 25000, 1, 25000
    from numbered, kept, generate_series(0, 2) p`);
  await client.query(`
    insert into outbox_mails (once_key, recipient, locale, subject, html, text, about_kind, status)
    select 'mail-' || i, 'a@example.qa', 'en', 'Your order', repeat(md5(i::text) || '<td>', 160), repeat('line ', 200),
      'order', 'sent'
    from generate_series(1, ${2 * orders}) i`);
  await client.query('vacuum analyze');
  await release();
}

/** Small writes, one after the other, until the work is done: how long each took. */
async function writeBeside({ pool }: OpenDatabase, work: Promise<unknown>): Promise<number[]> {
  let isDone = false;
  const finished = work.finally(() => {
    isDone = true;
  });
  const times: number[] = [];
  while (!isDone) {
    const startedAt = performance.now();
    // One that waited for so long that it was given up has waited too.
    await pool
      .query('update products set stock = stock + 1 where id = (select id from products limit 1)')
      .catch(() => {});
    times.push(performance.now() - startedAt);
  }
  await finished;
  return times;
}

function report(name: string, times: readonly number[]): void {
  const shown = [0.5, 0.99, 1].map((share) => `${percentile(times, share).toFixed(1)} ms`);
  console.log(`  ${name.padEnd(34)} half within ${shown[0]}, 99 % within ${shown[1]}, longest ${shown[2]}`);
}

async function measure(title: string, open: OpenDatabase, folder: string): Promise<void> {
  await migrateDatabase(open);
  await seedDatabase(open.db, ...firstContents);
  await addTrade(open);
  console.log(title);
  report('alone', await writeBeside(open, new Promise((resolve) => setTimeout(resolve, quietMs))));
  const storage = openFolderStorage(folder);
  const backUp = async (database: typeof open) => {
    const startedAt = performance.now();
    const house = { database, storage, shopVersion: '0', now: () => new Date() };
    const written = await takeBackup(house, { folder: join(folder, 'backups'), kind: 'by_hand' });
    const seconds = (performance.now() - startedAt) / 1000;
    return `${seconds.toFixed(1)} s for ${((written?.bytes ?? 0) / 1e6).toFixed(1)} MB`;
  };
  const backup = backUp(open);
  report('beside a backup', await writeBeside(open, backup));
  console.log(`  the backup took ${await backup}`);
  if (open.engine === 'embedded') {
    const naive = backUp({ ...open, connectToSnapshot: open.connectAlone });
    report('beside one on the same session', await writeBeside(open, naive));
    console.log(`  that backup took ${await naive}`);
  }
}

const folder = await mkdtemp(join(tmpdir(), 'shop-benchmark-'));
const server = await startPostgres();
try {
  const embedded = await openDatabase({ databaseUrl: undefined, dataDir: join(folder, 'embedded') });
  await measure('embedded database', embedded, folder);
  await embedded.close();
  const onServer = await openDatabase({ databaseUrl: server.urlOf('postgres'), dataDir: folder });
  await measure('PostgreSQL server', onServer, folder);
  await onServer.close();
} finally {
  await server.remove();
  await rm(folder, { recursive: true, force: true });
}
