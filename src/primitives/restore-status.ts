/**
 * How far a restore is. 'waiting': for requests under way; 'backing_up': the present state is written to a backup first.
 */
export const restorePhases = ['waiting', 'backing_up', 'restoring', 'done', 'failed'] as const;
export type RestorePhase = (typeof restorePhases)[number];

/**
 * Why a restore changed nothing. 'other_servers': more than one server uses the database; 'newer_records': something was
 * received since staff looked; 'no_backup': the present state could not be backed up.
 */
export const restoreFailures = [
  'busy',
  'other_servers',
  'newer_records',
  'no_backup',
  'damaged',
  'newer_version',
  'other',
] as const;
export type RestoreFailure = (typeof restoreFailures)[number];
