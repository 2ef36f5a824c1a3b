import { createContext, type ReactNode, use } from 'react';

/** The markup of parts, by their names. */
export type WrittenParts = Map<string, string>;

/** Null where every part is to be written, as it is in the browser. */
const WrittenPartsContext = createContext<WrittenParts | null>(null);
export const WrittenPartsProvider = WrittenPartsContext.Provider;

/**
 * A part that follows from the shop's frame, the language and its name alone, so that the server writes the same for every
 * page. React writes it once; later pages leave a place for it, which `putPartsIn` fills. One part holds no other.
 */
export function SharedPart({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const written = use(WrittenPartsContext);
  return written ? <slot name={name}>{written.has(name) ? null : children}</slot> : children;
}

const begin = '<slot name="';
const end = '</slot>';

/** The page in pieces that are to be joined. Notes the parts that were written with it, and adds the others. */
export function putPartsIn(page: string, written: WrittenParts): string[] {
  const pieces: string[] = [];
  let done = 0;
  for (let at = page.indexOf(begin); at !== -1; at = page.indexOf(begin, done)) {
    const nameEnd = page.indexOf('">', at);
    const markupEnd = page.indexOf(end, nameEnd);
    const name = page.slice(at + begin.length, nameEnd);
    const markup = written.get(name) ?? page.slice(nameEnd + 2, markupEnd);
    written.set(name, markup);
    pieces.push(page.slice(done, at), markup);
    done = markupEnd + end.length;
  }
  return [...pieces, page.slice(done)];
}
