import { loadBothLanguages, loadDocumentLanguage } from '../../../page-messages.ts';

const load = {
  en: async () => (await import('./quick-order.en.ts')).quickOrderEn,
  ar: async () => (await import('./quick-order.ar.ts')).quickOrderAr,
};

export const useQuickOrderMessages = import.meta.env.SSR
  ? await loadBothLanguages(load)
  : loadDocumentLanguage(load);
