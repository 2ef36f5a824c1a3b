import { textsInBoth, textsInOne } from './page-messages.ts';

const load = {
  en: async () => (await import('./messages/storefront/quotation.en.ts')).quotationEn,
  ar: async () => (await import('./messages/storefront/quotation.ar.ts')).quotationAr,
};

export const useQuotationMessages = import.meta.env.SSR ? await textsInBoth(load) : textsInOne(load);
