import { offlineSearchAr } from './messages/storefront/offline-search.ar.ts';
import { type OfflineSearchMessages, offlineSearchEn } from './messages/storefront/offline-search.en.ts';
import { useLocale } from './messages-context.tsx';

export function useOfflineSearchMessages(): OfflineSearchMessages {
  return { en: offlineSearchEn, ar: offlineSearchAr }[useLocale()];
}
