import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenDatabase } from '#database/connect.ts';
import { takeBackup } from '#domain/backups/take-backup.server.ts';
import { openFolderStorage } from '#storage/open-storage.ts';
import { isTrial } from './support/options.ts';
import { percentile } from './support/percentile.ts';
import { type BenchmarkResult, milliseconds, report, rounded } from './support/result.ts';
import { engineNames, onBothDatabases } from './support/seeded-database.ts';

/**
 * How long do buyers wait while a backup is written? Two years of trade: 50,000 orders with 150,000 lines and 100,000
 * emails. Small writes run one after another, first alone, then during the backup. On the embedded database the same
 * backup is also taken on the one session that buyers use, which is what the copy of its files avoids.
 */
const orders = isTrial ? 1_000 : 50_000;
const quietMs = isTrial ? 500 : 5_000;
/** A checkpoint may delay a write; a longer delay would mean that the backup blocks the shop. */
const longestWaitMs = 2_000;

async function addTrade({ connectDedicated }: OpenDatabase): Promise<void> {
  const { client, release } = await connectDedicated();
  await client.query(`
    insert into orders (number, tracking_key, idempotency_key, request_hash, locale, contact_name, contact_phone,
      fulfilment, delivery_day, payment_method, subtotal, delivery_fee, total)
    select 'OG-' || i, 'key', 'key-' || i, 'hash', 'en', 'Aisha Al Kuwari', '+97455123456', 'pickup', '2026-11-17',
      'cash_on_delivery', 100000, 0, 100000
    from generate_series(1, ${orders}) i`);
  await client.query(`
    with sold as (select array_agg(id) ids, count(*) n from products),
    numbered as (select id, row_number() over () i from orders)
    insert into order_lines (order_id, position, product_id, sku, name_en, unit_price, quantity, line_total)
    select numbered.id, p, sold.ids[1 + (numbered.i + p * 7) % sold.n], 'SKU', 'Chair', 25000, 1, 25000
    from numbered, sold, generate_series(0, 2) p`);
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
    // A write that timed out counts with the time it waited.
    await pool
      .query('update products set stock = stock + 1 where id = (select id from products limit 1)')
      .catch(() => {});
    times.push(performance.now() - startedAt);
  }
  await finished;
  return times;
}

async function backUp(database: OpenDatabase): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-backups-'));
  const startedAt = performance.now();
  try {
    const house = { database, storage: openFolderStorage(folder), shopVersion: '0', now: () => new Date() };
    const written = await takeBackup(house, { folder, kind: 'by_hand' });
    const seconds = rounded((performance.now() - startedAt) / 1000);
    return `${seconds} s, ${rounded((written?.bytes ?? 0) / 1e6)} MB`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const tables: BenchmarkResult['tables'][number][] = [];
const bars: BenchmarkResult['bars'][number][] = [];

await onBothDatabases(async (open) => {
  await addTrade(open);
  const rows: string[][] = [];
  const measure = async (name: string, work: Promise<string>) => {
    const times = await writeBeside(open, work);
    const waits = [0.5, 0.99, 1].map((share) => milliseconds(percentile(times, share)));
    rows.push([name, ...waits, await work]);
    return percentile(times, 1);
  };
  await measure('alone', new Promise((resolve) => setTimeout(() => resolve(''), quietMs)));
  const longest = await measure('beside a backup', backUp(open));
  if (open.engine === 'embedded') {
    await measure(
      'beside one on the same session',
      backUp({ ...open, connectToSnapshot: open.connectDedicated }),
    );
  }
  const columns = ['small writes', 'half within', '99 % within', 'longest', 'the backup'];
  tables.push({ title: engineNames[open.engine], columns, rows });
  const what = `the longest wait beside a backup in ms (${engineNames[open.engine]})`;
  bars.push({ what, value: longest, atMost: longestWaitMs });
});

await report('backup', {
  question: 'How long do buyers wait while a backup is written?',
  method: `${orders} orders, ${3 * orders} lines, ${2 * orders} emails; small writes one after another, alone and during a backup.`,
  tables,
  bars,
});
