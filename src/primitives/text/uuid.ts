const shape = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** Asked before a text is compared with an id, because the database refuses a text that is no id. */
export function isUuid(text: string): boolean {
  return shape.test(text);
}
