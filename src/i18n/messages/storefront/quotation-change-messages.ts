import { loadBothLanguages, loadDocumentLanguage } from '../../page-messages.ts';

const load = {
  en: async () => (await import('./quotation-change.en.ts')).quotationChangeEn,
  ar: async () => (await import('./quotation-change.ar.ts')).quotationChangeAr,
};

export const useQuotationChangeMessages = import.meta.env.SSR
  ? await loadBothLanguages(load)
  : loadDocumentLanguage(load);
