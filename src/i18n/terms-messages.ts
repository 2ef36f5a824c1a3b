import { textsInBoth, textsInOne } from './page-messages.ts';

const load = {
  en: async () => (await import('./messages/storefront/content-pages/terms.en.ts')).termsEn,
  ar: async () => (await import('./messages/storefront/content-pages/terms.ar.ts')).termsAr,
};

export const useTermsMessages = import.meta.env.SSR ? await textsInBoth(load) : textsInOne(load);
