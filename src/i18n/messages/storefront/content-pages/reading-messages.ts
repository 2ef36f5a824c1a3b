import { useLocale } from '../../../messages-context.tsx';
import { readingAr } from './reading.ar.ts';
import { type ReadingMessages, readingEn } from './reading.en.ts';

/** Texts that several content pages share. */
export function useReadingMessages(): ReadingMessages {
  return { en: readingEn, ar: readingAr }[useLocale()];
}
