import { loadBothLanguages, loadDocumentLanguage } from '../../../page-messages.ts';

const load = {
  en: async () => (await import('./fit.en.ts')).fitEn,
  ar: async () => (await import('./fit.ar.ts')).fitAr,
};

export const useFitMessages = import.meta.env.SSR
  ? await loadBothLanguages(load)
  : loadDocumentLanguage(load);
