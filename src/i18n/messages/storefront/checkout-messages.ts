import { loadBothLanguages, loadDocumentLanguage } from '../../page-messages.ts';

const load = {
  en: async () => (await import('./checkout.en.ts')).checkoutEn,
  ar: async () => (await import('./checkout.ar.ts')).checkoutAr,
};

export const useCheckoutMessages = import.meta.env.SSR
  ? await loadBothLanguages(load)
  : loadDocumentLanguage(load);
