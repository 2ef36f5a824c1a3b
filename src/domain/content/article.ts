import type { LocalizedText } from '#primitives/localized-text.ts';

/** A part of an article's text; prose only, so that nothing in it can be code. */
export type ArticleBlock =
  | { readonly kind: 'heading'; readonly text: LocalizedText }
  | { readonly kind: 'paragraph'; readonly text: LocalizedText }
  | { readonly kind: 'list'; readonly items: readonly LocalizedText[] };

export interface Article {
  readonly id: string;
  readonly slug: string;
  readonly title: LocalizedText;
  readonly excerpt: LocalizedText;
  readonly content: readonly ArticleBlock[];
  /** A day, as in 2025-06-01. */
  readonly publishDate: string;
  readonly author: {
    readonly name: LocalizedText;
    readonly title: LocalizedText;
    readonly bio: LocalizedText;
  };
  readonly tags: readonly LocalizedText[];
  /** In minutes. */
  readonly readTime: number;
  readonly featured: boolean;
  readonly seoTitle: LocalizedText;
  readonly seoDescription: LocalizedText;
  readonly keywords: readonly LocalizedText[];
  readonly featuredImage: string | null;
  readonly imageAlt: LocalizedText;
}
