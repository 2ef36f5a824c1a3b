import { offlineSearchAr } from './messages/offline-search.ar.ts';
import { type OfflineSearchMessages, offlineSearchEn } from './messages/offline-search.en.ts';
import { useLocale } from './messages-context.tsx';

export function useOfflineSearchMessages(): OfflineSearchMessages {
  return { en: offlineSearchEn, ar: offlineSearchAr }[useLocale()];
}
