/** A backup cannot be written or read; the message is one line that a person can act on. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
