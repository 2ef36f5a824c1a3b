import type { BackupCondition, BackupFailure, BackupKind } from '#primitives/backup-status.ts';
import { latestPlausible } from '#primitives/clock-skew.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Qatar is three hours ahead of UTC all year. */
const aheadOfUtc = 3 * hour;

/** A failed backup is retried a few times a night. */
const retryAfter = 30 * minute;
const mostTries = 4;
/** A nightly backup without a success this long after its time is reported to staff. */
const graceForNight = 3 * hour;

/** One attempt to write a backup. */
export interface BackupAttempt {
  readonly kind: BackupKind;
  readonly startedAt: Date;
  /** null while the backup is being written. */
  readonly finishedAt: Date | null;
  readonly file: string;
  readonly bytes: number | null;
  readonly missingFiles: number | null;
  /** null: it succeeded, or is being written. */
  readonly failure: BackupFailure | null;
}

/** The latest moment up to `now` at which it was `at` in Qatar. */
export function lastDue(now: Date, at: string): Date {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  const midnight = Math.floor((now.getTime() + aheadOfUtc) / day) * day - aheadOfUtc;
  const today = midnight + hours * hour + minutes * minute;
  return new Date(today <= now.getTime() ? today : today - day);
}

/** Whether a nightly backup is due: also if the shop was down at that time, or the last attempt failed. */
export function isBackupDue(attempts: readonly BackupAttempt[], now: Date, at: string): boolean {
  const due = lastDue(now, at);
  const latest = latestPlausible(now);
  const tries = attempts.filter(
    ({ kind, startedAt }) => kind === 'nightly' && startedAt >= due && startedAt <= latest,
  );
  if (tries.some(({ failure }) => failure === null)) return false;
  if (tries.length >= mostTries) return false;
  return tries.every(({ startedAt }) => now.getTime() - startedAt.getTime() >= retryAfter);
}

export interface BackupState {
  readonly condition: BackupCondition;
  /** Time of the nightly backup in Qatar; null if nightly backups are off. */
  readonly at: string | null;
  readonly lastSuccess: BackupAttempt | null;
  /** The newest failure, if it is newer than the last success. */
  readonly lastFailure: BackupAttempt | null;
  readonly isRunning: boolean;
}

/** Derives the state from the newest attempts, newest first. */
export function backupStateFrom(
  attempts: readonly BackupAttempt[],
  at: string | null,
  now: Date,
): BackupState {
  const finished = attempts.filter(({ finishedAt }) => finishedAt !== null);
  const [newest] = finished;
  const lastSuccess = finished.find(({ failure }) => failure === null) ?? null;
  const lastFailure = newest?.failure ? newest : null;
  return {
    condition: conditionOf({ lastSuccess, lastFailure, at, now }),
    at,
    lastSuccess,
    lastFailure,
    isRunning: attempts.some(({ finishedAt }) => finishedAt === null),
  };
}

interface Known extends Pick<BackupState, 'lastSuccess' | 'lastFailure' | 'at'> {
  readonly now: Date;
}

function conditionOf({ lastSuccess, lastFailure, at, now }: Known): BackupCondition {
  if (lastFailure) return 'failed';
  if (at === null) return lastSuccess ? 'fine' : 'off';
  if (!lastSuccess) return 'none';
  const due = lastDue(new Date(now.getTime() - graceForNight), at);
  return lastSuccess.startedAt >= due ? 'fine' : 'late';
}
