/** The database cannot be opened; the message is one line that a person can act on, without secrets. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';
}

export function oneLine(error: unknown): string {
  // The engine also throws objects that are no Error but have a message.
  const { message = error } = Object(error) as { message?: unknown };
  return String(message).replace(/\s+/g, ' ').trim();
}
