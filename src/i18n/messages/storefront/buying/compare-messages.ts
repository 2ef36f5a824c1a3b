import { loadBothLanguages, loadDocumentLanguage } from '../../../page-messages.ts';

const load = {
  en: async () => (await import('./compare.en.ts')).compareEn,
  ar: async () => (await import('./compare.ar.ts')).compareAr,
};

export const useCompareMessages = import.meta.env.SSR
  ? await loadBothLanguages(load)
  : loadDocumentLanguage(load);
