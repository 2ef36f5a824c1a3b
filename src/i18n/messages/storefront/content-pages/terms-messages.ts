import { loadBothLanguages, loadDocumentLanguage } from '../../../page-messages.ts';

const load = {
  en: async () => (await import('./terms.en.ts')).termsEn,
  ar: async () => (await import('./terms.ar.ts')).termsAr,
};

export const useTermsMessages = import.meta.env.SSR
  ? await loadBothLanguages(load)
  : loadDocumentLanguage(load);
