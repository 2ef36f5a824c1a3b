import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { defaultLocale, isLocale, type Locale, locales } from '#primitives/locale.ts';

/** The caller's language by Accept-Language; 'ar-QA' counts as Arabic, '*' as no wish. */
export function callerLanguage(c: Context): Locale {
  const language = accepts(c, {
    header: 'Accept-Language',
    supports: [...locales],
    default: defaultLocale,
    match: (wishes) => {
      const best = wishes
        .map((wish) => ({ language: wish.type.toLowerCase().split('-')[0] ?? '', q: wish.q }))
        .filter((wish) => wish.q > 0 && isLocale(wish.language))
        .toSorted((a, b) => b.q - a.q)[0];
      return best?.language ?? defaultLocale;
    },
  });
  return isLocale(language) ? language : defaultLocale;
}
