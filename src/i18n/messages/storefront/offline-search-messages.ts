import { useLocale } from '../../messages-context.tsx';
import { offlineSearchAr } from './offline-search.ar.ts';
import { type OfflineSearchMessages, offlineSearchEn } from './offline-search.en.ts';

export function useOfflineSearchMessages(): OfflineSearchMessages {
  return { en: offlineSearchEn, ar: offlineSearchAr }[useLocale()];
}
