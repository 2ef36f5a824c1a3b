import type { LocalizedText } from '#primitives/text/localized-text.ts';
import type { ArticleTag } from './article-tags.ts';
import type { CoverName, TopicKind } from './topic.ts';

/** A block of an article's text. Plain text and tables only, no HTML. */
export type ArticleBlock<Text = LocalizedText> =
  | {
      readonly kind: 'heading';
      /** Target of the table of contents; the same in both languages. */
      readonly anchor: string;
      readonly text: Text;
    }
  | { readonly kind: 'paragraph'; readonly text: Text }
  | { readonly kind: 'list'; readonly items: readonly Text[] }
  | {
      readonly kind: 'table';
      readonly caption: Text;
      readonly columns: readonly Text[];
      /** The first cell names its row. */
      readonly rows: readonly (readonly Text[])[];
    };

export interface ArticleQuestion<Text = LocalizedText> {
  readonly question: Text;
  readonly answer: Text;
}

/** An article in both languages, or reduced to one: see `articleIn`. */
export interface Article<Text = LocalizedText> {
  readonly id: string;
  readonly slug: string;
  readonly kind: TopicKind;
  readonly title: Text;
  readonly excerpt: Text;
  readonly content: readonly ArticleBlock<Text>[];
  readonly questions: readonly ArticleQuestion<Text>[];
  /** The closing paragraph after the questions: what to do next. */
  readonly closing: Text;
  /** A day, as in 2025-06-01. */
  readonly publishDate: string;
  /** The day of the last review; absent if there was none since publication. */
  readonly reviewedOn?: string;
  readonly author: {
    readonly name: Text;
    readonly title: Text;
    readonly bio: Text;
  };
  readonly tags: readonly ArticleTag<Text>[];
  /** Slugs of the categories it covers, the most important first. */
  readonly categories: readonly string[];
  /** In minutes. */
  readonly readTime: number;
  readonly featured: boolean;
  readonly seoTitle: Text;
  readonly seoDescription: Text;
  readonly keywords: readonly Text[];
  readonly featuredImage: CoverName;
  readonly imageAlt: Text;
}
