import type { Picture } from '#images/image-address.ts';
import type { Locale } from '#primitives/locale.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import type { ArticleTag } from './article-tags.ts';
import type { AuthorName } from './authors.ts';
import type { TopicKind } from './topic.ts';

/**
 * What lists, feeds and search engines need of an article, in both languages; its text is read with its page. A language
 * that is not written has the texts of the other.
 */
export interface Article {
  readonly id: string;
  readonly slug: string;
  readonly kind: TopicKind;
  readonly title: LocalizedText;
  readonly excerpt: LocalizedText;
  readonly publishAt: Date;
  /** The day of publication in Qatar, as in 2025-06-01. */
  readonly publishDate: string;
  /** The day of the last review; absent if there was none since publication. */
  readonly reviewedOn?: string;
  readonly author: AuthorName;
  readonly tags: readonly ArticleTag[];
  /** Seeded slugs of the categories it covers, the most important first. */
  readonly categories: readonly string[];
  /** In minutes. */
  readonly readTime: number;
  readonly featured: boolean;
  readonly seoTitle: LocalizedText;
  readonly seoDescription: LocalizedText;
  readonly keywords: Readonly<Record<Locale, readonly string[]>>;
  /** The language of the texts on the page of a language. */
  readonly textLocale: Readonly<Record<Locale, Locale>>;
  /** The cover. */
  readonly picture: Picture | null;
}
