import { loadBothLanguages, loadDocumentLanguage } from '../../../page-messages.ts';

const load = {
  en: async () => (await import('./locations.en.ts')).locationsEn,
  ar: async () => (await import('./locations.ar.ts')).locationsAr,
};

export const useLocationMessages = import.meta.env.SSR
  ? await loadBothLanguages(load)
  : loadDocumentLanguage(load);
