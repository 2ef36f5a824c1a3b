/** A backup cannot be written or read. The message is one line that tells the operator what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** A restore is refused because other servers use the database. */
export class OtherServersError extends BackupError {}
