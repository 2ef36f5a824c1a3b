import type { Picture } from '#images/image-address.ts';
import type { Locale } from '#primitives/locale.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import type { Article } from '../article.ts';
import { articleTags } from '../article-tags.ts';
import type { AuthorName } from '../authors.ts';
import { searchDescription } from '../search-texts.ts';
import type { TopicKind } from '../topic.ts';
import { dayInQatar } from './qatar-time.ts';

/** The columns that lists and forms of articles need. */
export interface ArticleColumns {
  readonly id: string;
  readonly slug: string;
  readonly kind: string;
  readonly author: string;
  readonly publishAt: Date | null;
  readonly reviewedOn: string | null;
  readonly isFeatured: boolean;
  readonly categories: readonly string[];
  readonly tags: readonly LocalizedText[];
  readonly titleEn: string;
  readonly titleAr: string;
  readonly excerptEn: string;
  readonly excerptAr: string;
  readonly seoTitleEn: string;
  readonly seoTitleAr: string;
  readonly seoDescriptionEn: string;
  readonly seoDescriptionAr: string;
  readonly keywordsEn: readonly string[];
  readonly keywordsAr: readonly string[];
  readonly picture: Picture | null;
}

/** A published article without its text. */
export interface ArticleRow extends ArticleColumns {
  readonly hasBodyEn: boolean;
  readonly hasBodyAr: boolean;
  readonly readTime: number;
}

/** Makes an article of its row. A language that is not written gets the texts of the other. */
export function articleFrom(row: ArticleRow): Article {
  const { id, slug, categories, readTime, picture } = row;
  const kind = row.kind as TopicKind;
  const textLocale = { en: readLocale(row, 'en'), ar: readLocale(row, 'ar') };
  const read = <Value>(en: Value, ar: Value) => ({
    en: textLocale.en === 'en' ? en : ar,
    ar: textLocale.ar === 'en' ? en : ar,
  });
  const title = read(row.titleEn, row.titleAr);
  const excerpt = read(row.excerptEn, row.excerptAr);
  const seoTitle = read(row.seoTitleEn, row.seoTitleAr);
  const seoDescription = read(row.seoDescriptionEn, row.seoDescriptionAr);
  const described = searchDescription({ excerpt });
  const publishAt = row.publishAt ?? new Date(0);
  return {
    id,
    slug,
    kind,
    title,
    excerpt,
    publishAt,
    publishDate: dayInQatar(publishAt),
    ...(row.reviewedOn !== null && { reviewedOn: row.reviewedOn }),
    author: row.author as AuthorName,
    tags: articleTags(kind, categories, row.tags),
    categories,
    readTime,
    featured: row.isFeatured,
    seoTitle: { en: seoTitle.en || title.en, ar: seoTitle.ar || title.ar },
    seoDescription: { en: seoDescription.en || described.en, ar: seoDescription.ar || described.ar },
    keywords: read(row.keywordsEn, row.keywordsAr),
    textLocale,
    picture,
  };
}

/** The language that the page in a language is read in: the other one if only that has all texts. */
function readLocale(row: ArticleRow, locale: Locale): Locale {
  const other = locale === 'en' ? 'ar' : 'en';
  return !isWritten(row, locale) && isWritten(row, other) ? other : locale;
}

function isWritten(row: ArticleRow, locale: Locale): boolean {
  return locale === 'en'
    ? row.titleEn !== '' && row.excerptEn !== '' && row.hasBodyEn
    : row.titleAr !== '' && row.excerptAr !== '' && row.hasBodyAr;
}
