import { loadBothLanguages, loadDocumentLanguage } from '../../page-messages.ts';

const load = {
  en: async () => (await import('./contact.en.ts')).contactEn,
  ar: async () => (await import('./contact.ar.ts')).contactAr,
};

export const useContactMessages = import.meta.env.SSR
  ? await loadBothLanguages(load)
  : loadDocumentLanguage(load);
