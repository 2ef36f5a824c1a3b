import { loadBothLanguages, loadDocumentLanguage } from '../../page-messages.ts';

const load = {
  en: async () => (await import('./quotation.en.ts')).quotationEn,
  ar: async () => (await import('./quotation.ar.ts')).quotationAr,
};

export const useQuotationMessages = import.meta.env.SSR
  ? await loadBothLanguages(load)
  : loadDocumentLanguage(load);
