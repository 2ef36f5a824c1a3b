/** Words of a page that may hold links, written '[words](/path)' with the plain path of the page. */
export type LinkedText = string;

export interface LinkedPart {
  readonly text: string;
  /** The plain path that these words lead to. */
  readonly to?: string;
}

const link = /\[([^\]]+)\]\((\/[^)\s]*)\)/g;

/** The text in its parts, in order: plain words and links. */
export function linkedParts(text: LinkedText): LinkedPart[] {
  const parts: LinkedPart[] = [];
  let end = 0;
  for (const match of text.matchAll(link)) {
    const [whole, words = '', to] = match;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push(to ? { text: words, to } : { text: words });
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** The same words for those who cannot follow a link. */
export function withoutLinks(text: LinkedText): string {
  return linkedParts(text)
    .map((part) => part.text)
    .join('');
}

/** A paragraph, a list of short statements, or steps that follow each other. */
export type Passage =
  | LinkedText
  | { readonly list: readonly LinkedText[] }
  | { readonly steps: readonly LinkedText[] };

export interface Chapter {
  readonly title: string;
  readonly passages: readonly Passage[];
}

export interface Question {
  readonly question: string;
  readonly answer: LinkedText;
}

/** Something with a name and a few words about it. */
export interface Point {
  readonly title: string;
  readonly text: LinkedText;
}

/** A table of words; the first column names the rows. */
export interface FactTableText {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly LinkedText[])[];
}
