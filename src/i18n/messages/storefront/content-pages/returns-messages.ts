import { loadBothLanguages, loadDocumentLanguage } from '../../../page-messages.ts';

const load = {
  en: async () => (await import('./returns.en.ts')).returnsEn,
  ar: async () => (await import('./returns.ar.ts')).returnsAr,
};

export const useReturnsMessages = import.meta.env.SSR
  ? await loadBothLanguages(load)
  : loadDocumentLanguage(load);
