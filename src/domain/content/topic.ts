import type { LocalizedText } from '#primitives/text/localized-text.ts';
import type { CoverName } from './article-covers.ts';
import type { AuthorName } from './authors.ts';

export type TopicKind =
  | 'buying-guide'
  | 'ergonomics'
  | 'space-planning'
  | 'it-checklist'
  | 'care'
  | 'delivery';

export interface TopicSection {
  readonly heading: LocalizedText;
  readonly paragraphs: readonly LocalizedText[];
  /** Short statements, each about one thing. */
  readonly points?: readonly LocalizedText[];
  readonly table?: TopicTable;
}

/** Figures side by side; the first column names the row. */
export interface TopicTable {
  readonly caption: LocalizedText;
  readonly columns: readonly LocalizedText[];
  readonly rows: readonly (readonly LocalizedText[])[];
}

/** What an article is made from. Dates, reading time, contents, search texts and links are worked out from it. */
export interface Topic {
  /** The article's address, '/{slug}': it must differ from every page of the shop. */
  readonly slug: string;
  readonly kind: TopicKind;
  readonly title: LocalizedText;
  /** One or two sentences: what the reader will know afterwards. */
  readonly excerpt: LocalizedText;
  /** Slugs of the categories it speaks of, the most important first. */
  readonly categories: readonly string[];
  /** What people would type to find it, the most important first. */
  readonly keywords: readonly LocalizedText[];
  readonly author: AuthorName;
  /** The picture that shows it best; without one, it gets what fits and is used least. */
  readonly cover?: CoverName;
  readonly opening: readonly LocalizedText[];
  readonly sections: readonly TopicSection[];
  readonly questions: readonly { readonly question: LocalizedText; readonly answer: LocalizedText }[];
  /** The last words: what to do next. */
  readonly closing: LocalizedText;
}
