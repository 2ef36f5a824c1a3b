import type { LocalizedText } from '#primitives/text/localized-text.ts';
import type { AuthorName } from './authors.ts';
import type { CoverName, TopicKind } from './topic.ts';

/** A block of a built-in article's text, in both languages. */
export type BuiltInBlock =
  | {
      readonly kind: 'heading';
      /** Target of the table of contents; the same in both languages. */
      readonly anchor: string;
      readonly text: LocalizedText;
    }
  | { readonly kind: 'paragraph'; readonly text: LocalizedText }
  | { readonly kind: 'list'; readonly items: readonly LocalizedText[] }
  | {
      readonly kind: 'table';
      readonly caption: LocalizedText;
      readonly columns: readonly LocalizedText[];
      /** The first cell names its row. */
      readonly rows: readonly (readonly LocalizedText[])[];
    };

/** An article that every new shop has. It is seeded into the database, where staff may edit it. */
export interface BuiltInArticle {
  readonly id: string;
  readonly slug: string;
  readonly kind: TopicKind;
  readonly title: LocalizedText;
  readonly excerpt: LocalizedText;
  readonly content: readonly BuiltInBlock[];
  readonly questions: readonly { readonly question: LocalizedText; readonly answer: LocalizedText }[];
  /** The closing paragraph after the questions: what to do next. */
  readonly closing: LocalizedText;
  /** A day, as in 2025-06-01. */
  readonly publishDate: string;
  /** The day of the last review; absent if there was none since publication. */
  readonly reviewedOn?: string;
  readonly author: AuthorName;
  /** Slugs of the categories it covers, the most important first. */
  readonly categories: readonly string[];
  readonly featured: boolean;
  readonly seoTitle: LocalizedText;
  readonly seoDescription: LocalizedText;
  readonly keywords: readonly LocalizedText[];
  readonly featuredImage: CoverName;
}
