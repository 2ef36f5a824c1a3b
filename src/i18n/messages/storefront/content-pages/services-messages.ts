import { loadBothLanguages, loadDocumentLanguage } from '../../../page-messages.ts';

const load = {
  en: async () => (await import('./services.en.ts')).servicesEn,
  ar: async () => (await import('./services.ar.ts')).servicesAr,
};

export const useServicesMessages = import.meta.env.SSR
  ? await loadBothLanguages(load)
  : loadDocumentLanguage(load);
