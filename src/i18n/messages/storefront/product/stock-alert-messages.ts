import { loadBothLanguages, loadDocumentLanguage } from '../../../page-messages.ts';

const load = {
  en: async () => (await import('./stock-alert.en.ts')).stockAlertEn,
  ar: async () => (await import('./stock-alert.ar.ts')).stockAlertAr,
};

export const useStockAlertMessages = import.meta.env.SSR
  ? await loadBothLanguages(load)
  : loadDocumentLanguage(load);
