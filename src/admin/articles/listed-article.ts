import type { articlesContract } from '#api/staff/articles/articles.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { type ArticleState, articleState } from '#primitives/status/article-status.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { useArticlesTexts } from './articles-texts.ts';

export type ListedArticle = DataOf<typeof articlesContract>[number];

/** Title in the language of staff, else in the other, else a word for none. */
export function useArticleTitle(): (article: Pick<ListedArticle, 'title' | 'translations'>) => string {
  const texts = useArticlesTexts();
  const locale = useStaffLocale();
  return ({ title, translations: { ar } }) =>
    (locale === 'ar' ? ar.title || title : title || ar.title) || texts.untitled;
}

export function stateOf({ status, publishAt }: Pick<ListedArticle, 'status' | 'publishAt'>): ArticleState {
  return articleState({ status, publishAt: publishAt === null ? null : new Date(publishAt) }, new Date());
}
