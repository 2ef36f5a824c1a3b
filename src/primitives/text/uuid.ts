const shape = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** Whether a text is a UUID; PostgreSQL rejects a comparison of a uuid column with any other text. */
export function isUuid(text: string): boolean {
  return shape.test(text);
}
