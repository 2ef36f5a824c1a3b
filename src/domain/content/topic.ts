import type { LocalizedText } from '#primitives/text/localized-text.ts';
import type { AuthorName } from './authors.ts';
import type { SceneName } from './scene-pictures.ts';

/** Path of a seeded picture: folder and file name. */
export type CoverName = `scenes/${SceneName}` | `categories/${string}`;

export const topicKinds = [
  'buying-guide',
  'ergonomics',
  'space-planning',
  'it-checklist',
  'care',
  'delivery',
] as const;
export type TopicKind = (typeof topicKinds)[number];

export interface TopicSection {
  readonly heading: LocalizedText;
  readonly paragraphs: readonly LocalizedText[];
  /** Short statements, each about one thing. */
  readonly points?: readonly LocalizedText[];
  readonly table?: TopicTable;
}

/** A table; the first column is the row header. */
export interface TopicTable {
  readonly caption: LocalizedText;
  readonly columns: readonly LocalizedText[];
  readonly rows: readonly (readonly LocalizedText[])[];
}

/** The source of an article. Date, reading time, table of contents, search texts and links are derived from it. */
export interface Topic {
  /** The article's path, '/{slug}'; it must differ from every other route. */
  readonly slug: string;
  readonly kind: TopicKind;
  readonly title: LocalizedText;
  /** Instead of a title that is too long for search engines, in the languages where it is. */
  readonly searchTitle?: Partial<LocalizedText>;
  /** One or two sentences: what the reader will know afterwards. */
  readonly excerpt: LocalizedText;
  /** Slugs of the categories it covers, the most important first. */
  readonly categories: readonly string[];
  /** Search keywords, the most important first. */
  readonly keywords: readonly LocalizedText[];
  readonly author: AuthorName;
  /** The day of the last review; absent if there was none since publication. */
  readonly reviewedOn?: string;
  /** Its cover; without one, the least used suitable cover is assigned. */
  readonly cover?: CoverName;
  readonly opening: readonly LocalizedText[];
  readonly sections: readonly TopicSection[];
  readonly questions: readonly { readonly question: LocalizedText; readonly answer: LocalizedText }[];
  /** The closing paragraph: what to do next. */
  readonly closing: LocalizedText;
}
