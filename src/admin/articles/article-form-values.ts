import type { articleContract } from '#api/staff/articles/articles.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import type { ArticleBody } from '#domain/content/publishing/article-body.ts';
import { momentInQatar, timeInQatar } from '#domain/content/publishing/qatar-time.ts';
import { type ArticleState, articleState } from '#primitives/status/article-status.ts';

export type StoredArticle = DataOf<typeof articleContract>;

type TextValues = Omit<ArticleBody['translations']['ar'], 'keywords'> & { readonly keywords: string };

/** An article in its form: times as clocks in Qatar show them, search words as one text. */
export type ArticleValues = Omit<ArticleBody, 'keywords' | 'translations' | 'publishAt' | 'reviewedOn'> & {
  readonly publishAt: string;
  readonly reviewedOn: string;
  readonly keywords: string;
  readonly translations: { readonly ar: TextValues };
};

const noTexts: TextValues = {
  title: '',
  excerpt: '',
  body: [],
  closing: '',
  seoTitle: '',
  seoDescription: '',
  keywords: '',
};

export const emptyArticle: ArticleValues = {
  slug: '',
  kind: 'buying-guide',
  writtenBy: 'showroom',
  categories: [],
  tags: [],
  isFeatured: false,
  reviewedOn: '',
  cover: null,
  status: 'draft',
  publishAt: '',
  ...noTexts,
  translations: { ar: noTexts },
};

export function valuesOf(article: StoredArticle): ArticleValues {
  const {
    id: _,
    version: __,
    isBuiltIn: ___,
    publishAt,
    reviewedOn,
    keywords,
    translations,
    ...rest
  } = article;
  const { ar } = translations;
  return {
    ...rest,
    publishAt: publishAt === null ? '' : timeInQatar(new Date(publishAt)),
    reviewedOn: reviewedOn ?? '',
    keywords: keywords.join(', '),
    translations: { ar: { ...ar, keywords: ar.keywords.join('، ') } },
  };
}

/** The body of the call. A publication time that staff did not touch stays as it is stored, with its seconds. */
export function bodyOf(values: ArticleValues, storedAt: string | null = null): ArticleBody {
  const { keywords, translations, publishAt, reviewedOn, ...rest } = values;
  const isUnchanged = storedAt !== null && publishAt === timeInQatar(new Date(storedAt));
  const moment = publishAt === '' ? undefined : momentInQatar(publishAt);
  return {
    ...rest,
    publishAt: isUnchanged ? storedAt : (moment?.toISOString() ?? null),
    reviewedOn: reviewedOn || null,
    keywords: wordsOf(keywords),
    translations: { ar: { ...translations.ar, keywords: wordsOf(translations.ar.keywords) } },
  };
}

function wordsOf(text: string): string[] {
  return text
    .split(/[,،\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** The state that saving these values leads to. */
export function stateOfValues(
  { status, publishAt }: Pick<ArticleValues, 'status' | 'publishAt'>,
  now: Date,
): ArticleState {
  return articleState({ status, publishAt: momentInQatar(publishAt) ?? null }, now);
}

/** Errors within a text, a list of words or tags are shown at the whole field. */
export function fieldOf(path: string): string {
  return path.replace(/^((?:translations\.ar\.)?(?:body|keywords)|tags|categories)\..*$/, '$1');
}
