/** Text that may hold links in Markdown syntax, '[words](/path)', with paths that have no locale. */
export type LinkedText = string;

export interface LinkedPart {
  readonly text: string;
  /** Target of the link, a path without locale; absent in plain text. */
  readonly to?: string;
}

const link = /\[([^\]]+)\]\((\/[^)\s]*)\)/g;

/** Parses a text into plain parts and links, in order. */
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

/** The text without its link targets, for plain-text output. */
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

/** A title with a short text. */
export interface Point {
  readonly title: string;
  readonly text: LinkedText;
}

/** A table of texts; the first column holds the row headers. */
export interface FactTableText {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly LinkedText[])[];
}
