import type { RestoreFailure, RestorePhase } from '#primitives/restore-status.ts';

/** What a restore of an older state would lose. */
export interface NewerRecords {
  readonly orders: number;
  readonly quotations: number;
  readonly messages: number;
}

/** Whether anything was received that staff have not agreed to lose. */
export function isMore(newer: NewerRecords, accepted: NewerRecords): boolean {
  return (['orders', 'quotations', 'messages'] as const).some((kind) => newer[kind] > accepted[kind]);
}

/** Who restores, for the change history. */
export interface RestoreOrigin {
  readonly actor: string;
  readonly actorId: string;
  readonly requestId: string;
  readonly now: Date;
}

export interface RestoreRequest {
  readonly folder: string;
  readonly file: string;
  readonly takenAt: Date;
  /** What staff agreed to lose. */
  readonly accepted: NewerRecords;
  readonly origin: RestoreOrigin;
}

/** Whether a restore has begun and not ended. */
export function isUnderWay(restore: Pick<RestoreProgress, 'phase'> | null): boolean {
  return restore !== null && restore.phase !== 'done' && restore.phase !== 'failed';
}

export interface RestoreProgress {
  readonly file: string;
  readonly by: string;
  readonly startedAt: Date;
  readonly phase: RestorePhase;
  /** The backup of the state before, once it is written. */
  readonly backupBefore: string | null;
  readonly failure: RestoreFailure | null;
}
