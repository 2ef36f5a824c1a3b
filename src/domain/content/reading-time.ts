import { locales } from '#primitives/locale.ts';
import type { Article } from './article.ts';
import { articleTexts } from './article-texts.ts';

/** Silent reading speed of adults; lower in Arabic, where a word includes article and prepositions. */
const wordsPerMinute = { en: 220, ar: 180 } as const;

/** Reading time in minutes, of the language that takes longer. */
export function readingMinutes(article: Parameters<typeof articleTexts>[0]): Article['readTime'] {
  const texts = articleTexts(article);
  const minutes = locales.map((locale) => {
    const words = texts.reduce((sum, text) => sum + text[locale].split(/\s+/).length, 0);
    return words / wordsPerMinute[locale];
  });
  return Math.max(1, Math.round(Math.max(...minutes)));
}
