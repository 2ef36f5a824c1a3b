import { type Locale, locales } from '#primitives/locale.ts';

/** Silent reading speed of adults; lower in Arabic, where a word includes article and prepositions. */
const wordsPerMinute = { en: 220, ar: 180 } as const;

/** Reading time in minutes of these texts, of the language that takes longer. */
export function readingMinutes(texts: Readonly<Record<Locale, readonly string[]>>): number {
  const minutes = locales.map((locale) => {
    const words = texts[locale].reduce((sum, text) => sum + text.split(/\s+/).length, 0);
    return words / wordsPerMinute[locale];
  });
  return Math.max(1, Math.round(Math.max(...minutes)));
}
