import { loadBothLanguages, loadDocumentLanguage } from '../../page-messages.ts';

const load = {
  en: async () => (await import('./order-page.en.ts')).orderPageEn,
  ar: async () => (await import('./order-page.ar.ts')).orderPageAr,
};

export const useOrderPageMessages = import.meta.env.SSR
  ? await loadBothLanguages(load)
  : loadDocumentLanguage(load);
