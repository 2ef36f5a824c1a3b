import { cp, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type pg from 'pg';

/** The log, which is copied when everything else has been, and what belongs to the running process and may vanish. */
const notCopied = /^(pg_wal|postmaster\.(pid|opts)|.*\/(pgsql_tmp|pg_internal\.init).*)$/;

/**
 * Copies the files of a database that goes on working, the way PostgreSQL makes a base backup: pages that change
 * meanwhile may be torn in the copy, and the log that is copied last mends them when the copy is opened. PostgreSQL
 * refuses to open a copy whose log has a gap. The engine has one session under all connections, so that start and end
 * may come from two of them.
 */
export async function copyRunningDatabase(pool: pg.Pool, from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await pool.query(`SELECT pg_backup_start('copy', true)`);
  let label: string | undefined;
  try {
    await cp(from, to, { recursive: true, filter: (path) => !notCopied.test(relative(from, path)) });
  } finally {
    const { rows } = await pool.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
    label = rows[0]?.labelfile;
  }
  if (!label) throw new Error('the end of a copy gives its label');
  await cp(join(from, 'pg_wal'), join(to, 'pg_wal'), { recursive: true });
  await writeFile(join(to, 'backup_label'), label);
}
