import { readingAr } from './messages/reading.ar.ts';
import { type ReadingMessages, readingEn } from './messages/reading.en.ts';
import { useLocale } from './messages-context.tsx';

/** What several pages to read share. */
export function useReadingMessages(): ReadingMessages {
  return { en: readingEn, ar: readingAr }[useLocale()];
}
