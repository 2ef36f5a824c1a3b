import { loadBothLanguages, loadDocumentLanguage } from '../../../page-messages.ts';

const load = {
  en: async () => (await import('./help.en.ts')).helpEn,
  ar: async () => (await import('./help.ar.ts')).helpAr,
};

export const useHelpMessages = import.meta.env.SSR
  ? await loadBothLanguages(load)
  : loadDocumentLanguage(load);
