import type { Article } from '#domain/content/article.ts';
import { kindTag } from '#domain/content/article-tags.ts';
import type { TopicKind } from '#domain/content/topic.ts';
import type { Picture } from '#images/image-address.ts';
import type { Locale } from '#primitives/locale.ts';

/** Article data for lists, in one language. */
export interface ArticleCardData {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly publishDate: string;
  readonly reviewedOn: string | undefined;
  readonly readTime: number;
  readonly kind: TopicKind;
  readonly kindName: string;
  /** Decorative, because the title is beside it. */
  readonly picture: Picture | null;
}

export function articleCard(article: Article, locale: Locale): ArticleCardData {
  const { slug, title, excerpt, publishDate, reviewedOn, readTime, kind, picture } = article;
  return {
    slug,
    title: title[locale],
    excerpt: excerpt[locale],
    publishDate,
    reviewedOn,
    readTime,
    kind,
    kindName: kindTag(kind).name[locale],
    picture: picture && { ...picture, alt: { en: '', ar: '' } },
  };
}
