import { cp, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type pg from 'pg';

/** The write-ahead log, which is copied last, and files of the running process, which may vanish. */
const notCopied = /^(pg_wal|postmaster\.(pid|opts)|.*\/(pgsql_tmp|pg_internal\.init).*)$/;

/**
 * Copies the files of a running database, as a PostgreSQL base backup does: pages that change during the copy may be
 * torn, and replaying the write-ahead log, which is copied last, repairs them when the copy is opened. PostgreSQL refuses
 * to open a copy whose log has a gap. All connections share the engine's one session, so start and stop may use two.
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
  if (!label) throw new Error('pg_backup_stop returns the label');
  await cp(join(from, 'pg_wal'), join(to, 'pg_wal'), { recursive: true });
  await writeFile(join(to, 'backup_label'), label);
}
