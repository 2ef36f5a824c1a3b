import { desc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { DedicatedConnection } from '#database/open-pool.ts';
import { backupChecks, backups } from '#database/schema/backups.ts';
import { messages } from '#database/schema/messages.ts';
import { orders } from '#database/schema/orders.ts';
import { quotes } from '#database/schema/quotes.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import type { BackupFailure } from '#primitives/backup-status.ts';
import type { BackupAttempt } from './backup-schedule.ts';
import type { NewerRecords } from './restore-progress.ts';

/** Key of the advisory lock that all servers of the shop share. */
const backupLock = 746_031_203;
/** First key of the advisory lock of an attempt; the second is its id. */
const claimLock = 746_031_204;
/** More than the attempts of one night, and enough to find the last success in a month of failures. */
const attemptsLookedAt = 200;

const attemptColumns = {
  kind: backups.kind,
  startedAt: backups.startedAt,
  finishedAt: backups.finishedAt,
  file: backups.file,
  bytes: backups.bytes,
  missingFiles: backups.missingFiles,
  failure: backups.failure,
};

/** Takes the lock under which a server decides whether to start a backup, until the transaction ends. */
export async function lockBackups(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${backupLock})`);
}

/** Attempts, newest first. */
export async function listBackupAttempts(db: Queryable): Promise<BackupAttempt[]> {
  return db.select(attemptColumns).from(backups).orderBy(desc(backups.id)).limit(attemptsLookedAt);
}

/** The attempt that is not finished: being written, or left by a process that has ended. There is at most one. */
export async function findUnfinishedBackup(
  db: Queryable,
): Promise<{ readonly id: number; readonly leaseUntil: Date } | undefined> {
  const [row] = await db
    .select({ id: backups.id, leaseUntil: backups.leaseUntil })
    .from(backups)
    .where(isNull(backups.finishedAt));
  return row;
}

/**
 * Takes the claim of an attempt on a connection, until that is closed. PostgreSQL closes it when the process ends, so that
 * a claim ends with the process that writes the backup.
 */
export async function claimBackup({ client }: DedicatedConnection, id: number): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1, $2)', [claimLock, id]);
}

/** Whether a living process writes this attempt. Only on a server: the embedded database has one session. */
export async function isBackupClaimed(transaction: Transaction, id: number): Promise<boolean> {
  const { rows } = await transaction.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(${claimLock}, ${id}) as free`,
  );
  return rows[0]?.free !== true;
}

/** Marks unfinished attempts as abandoned: their process has ended. */
export async function closeAbandonedBackups(db: Queryable, now: Date): Promise<void> {
  await db.update(backups).set({ finishedAt: now, failure: 'abandoned' }).where(isNull(backups.finishedAt));
}

interface BegunBackup {
  readonly kind: BackupAttempt['kind'];
  readonly startedAt: Date;
  readonly leaseUntil: Date;
  readonly file: string;
}

/** Inserts an attempt and returns its id; undefined while another backup is being written. */
export async function insertBackup(
  transaction: Transaction,
  begun: BegunBackup,
): Promise<number | undefined> {
  const [row] = await transaction
    .insert(backups)
    .values(begun)
    .onConflictDoNothing()
    .returning({ id: backups.id });
  return row?.id;
}

export async function extendBackupLease(db: Queryable, id: number, leaseUntil: Date): Promise<void> {
  await db.update(backups).set({ leaseUntil }).where(eq(backups.id, id));
}

interface BackupOutcome {
  readonly finishedAt: Date;
  readonly bytes?: number;
  readonly sha256?: string;
  readonly rows?: number;
  readonly files?: number;
  readonly missingFiles?: number;
  readonly failure?: BackupFailure;
}

export async function finishBackup(db: Queryable, id: number, outcome: BackupOutcome): Promise<void> {
  await db.update(backups).set(outcome).where(eq(backups.id, id));
}

export function listBackupChecks(db: Queryable) {
  return db.select().from(backupChecks);
}

export async function storeBackupCheck(
  db: Queryable,
  check: typeof backupChecks.$inferInsert,
): Promise<void> {
  await db.insert(backupChecks).values(check).onConflictDoUpdate({ target: backupChecks.file, set: check });
}

/** Counts what was received since a moment. */
export async function countNewerRecords(db: Queryable, since: Date): Promise<NewerRecords> {
  return {
    orders: await db.$count(orders, gte(orders.createdAt, since)),
    quotations: await db.$count(quotes, gte(quotes.createdAt, since)),
    messages: await db.$count(messages, gte(messages.createdAt, since)),
  };
}
