import { loadBothLanguages, loadDocumentLanguage } from '../page-messages.ts';

const load = {
  en: async () => (await import('./model-view.en.ts')).modelViewEn,
  ar: async () => (await import('./model-view.ar.ts')).modelViewAr,
};

export const useModelViewMessages = import.meta.env.SSR
  ? await loadBothLanguages(load)
  : loadDocumentLanguage(load);
