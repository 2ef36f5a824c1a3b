import { loadBothLanguages, loadDocumentLanguage } from '../../../page-messages.ts';

const load = {
  en: async () => (await import('./company.en.ts')).companyEn,
  ar: async () => (await import('./company.ar.ts')).companyAr,
};

export const useCompanyMessages = import.meta.env.SSR
  ? await loadBothLanguages(load)
  : loadDocumentLanguage(load);
