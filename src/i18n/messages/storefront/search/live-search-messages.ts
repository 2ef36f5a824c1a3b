import { useLocale } from '../../../messages-context.tsx';
import { liveSearchAr } from './live-search.ar.ts';
import { type LiveSearchMessages, liveSearchEn } from './live-search.en.ts';

export function useLiveSearchMessages(): LiveSearchMessages {
  return { en: liveSearchEn, ar: liveSearchAr }[useLocale()];
}
