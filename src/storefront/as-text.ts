/** What a loader gives to its page, as JSON. */
export interface AsText<Data> {
  readonly json: string;
  /** For the compiler alone; nothing is ever here. */
  readonly holds?: Data;
}

const known = new WeakMap<AsText<unknown>, unknown>();

/**
 * For the data of pages that are made often: React Router takes whatever it is given apart, value by value, for the way
 * to the browser, and there together again. A text is one value.
 */
export function asText<Data>(data: Data): AsText<Data> {
  const text: AsText<Data> = { json: JSON.stringify(data) };
  known.set(text, data);
  return text;
}

/** The same object each time, and on the server the very one that was given. */
export function fromText<Data>(text: AsText<Data>): Data {
  if (!known.has(text)) known.set(text, JSON.parse(text.json));
  return known.get(text) as Data;
}
