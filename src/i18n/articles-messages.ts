import type { Locale } from '#primitives/locale.ts';
import { articlesAr } from './messages/storefront/content-pages/articles.ar.ts';
import { type ArticlesMessages, articlesEn } from './messages/storefront/content-pages/articles.en.ts';
import { useLocale } from './messages-context.tsx';

export const articlesMessages: Readonly<Record<Locale, ArticlesMessages>> = {
  en: articlesEn,
  ar: articlesAr,
};

/** Both languages come with the page itself, which is less than a request for one of them. */
export function useArticlesMessages(): ArticlesMessages {
  return articlesMessages[useLocale()];
}
