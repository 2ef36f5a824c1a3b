/** The database cannot be opened. The message is one line that tells the operator what to do, without secrets. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';
}

/** The files of the embedded database are damaged: it is served again only after a restore. */
export class DatabaseDamagedError extends DatabaseStartError {}

export function oneLine(error: unknown): string {
  // The engine also throws objects that are not an Error but have a message.
  const { message = error } = Object(error) as { message?: unknown };
  return String(message).replace(/\s+/g, ' ').trim();
}
