import type { Locale } from '#primitives/locale.ts';

const formats: Record<Locale, Intl.ListFormat> = {
  en: new Intl.ListFormat('en'),
  ar: new Intl.ListFormat('ar'),
};

/** 'a, b and c', as the language joins it. */
export function formatList(locale: Locale, items: readonly string[]): string {
  return formats[locale].format(items);
}
