import type { Locale } from '#primitives/locale.ts';
import { useLocale } from '../../../messages-context.tsx';
import { articlesAr } from './articles.ar.ts';
import { type ArticlesMessages, articlesEn } from './articles.en.ts';

export const articlesMessages: Readonly<Record<Locale, ArticlesMessages>> = {
  en: articlesEn,
  ar: articlesAr,
};

/** Texts of the articles. Both languages are in the page's chunk, which costs less than a request for one of them. */
export function useArticlesMessages(): ArticlesMessages {
  return articlesMessages[useLocale()];
}
