import { joinValues } from '#i18n/lists.ts';
import type { Locale } from '#primitives/locale.ts';

const namingWords = 3;

/** The first words of an entry in the language of staff, by which they know it. */
export function nameOfWords(words: readonly string[], locale: Locale): string {
  const isArabic = (word: string) => /\p{Script=Arabic}/u.test(word);
  const inLanguage = words.filter((word) => isArabic(word) === (locale === 'ar'));
  return joinValues(locale, (inLanguage.length > 0 ? inLanguage : words).slice(0, namingWords));
}
