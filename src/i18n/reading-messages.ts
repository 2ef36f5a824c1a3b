import { readingAr } from './messages/storefront/content-pages/reading.ar.ts';
import { type ReadingMessages, readingEn } from './messages/storefront/content-pages/reading.en.ts';
import { useLocale } from './messages-context.tsx';

/** What several pages to read share. */
export function useReadingMessages(): ReadingMessages {
  return { en: readingEn, ar: readingAr }[useLocale()];
}
