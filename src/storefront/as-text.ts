import type { DocumentData, PageRequest } from './page-services.ts';

/** What a loader gives to its page: as JSON, or where the document's script has it (page-script.server.ts). */
export type AsText<Data> = ({ readonly json: string } | { readonly at: keyof DocumentData<unknown> }) & {
  /** For the compiler alone; nothing is ever here. */
  readonly holds?: Data;
};

declare global {
  interface Window {
    pageData?: DocumentData<unknown>;
  }
}

const known = new WeakMap<AsText<unknown>, unknown>();

/**
 * For the data of pages that are made often: React Router takes whatever it is given apart, value by value, for the way
 * to the browser, and there together again. A text is one value.
 */
export function asText<Data>(data: Data): AsText<Data> {
  return noted({ json: JSON.stringify(data) }, data);
}

/** The same for the loader of a page: in a document the text goes round React Router, which would wrap it twice. */
export function pageAsText<Data>(data: Data, { documentData }: PageRequest): AsText<Data> {
  if (!documentData) return asText(data);
  documentData.page = scriptJson(data);
  return placedText('page', data);
}

/** Stands for data that the document's script has. */
export function placedText<Data>(at: keyof DocumentData<unknown>, data: Data): AsText<Data> {
  return noted({ at }, data);
}

/** As it may stand in a script: a text with '</script>' in it must not end the element. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** The same object each time, and on the server the very one that was given. */
export function fromText<Data>(text: AsText<Data>): Data {
  if (!known.has(text)) known.set(text, 'at' in text ? window.pageData?.[text.at] : JSON.parse(text.json));
  return known.get(text) as Data;
}

function noted<Data>(text: AsText<Data>, data: Data): AsText<Data> {
  known.set(text, data);
  return text;
}
