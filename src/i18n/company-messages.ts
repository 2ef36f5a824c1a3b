import { textsInBoth, textsInOne } from './page-messages.ts';

const load = {
  en: async () => (await import('./messages/storefront/content-pages/company.en.ts')).companyEn,
  ar: async () => (await import('./messages/storefront/content-pages/company.ar.ts')).companyAr,
};

export const useCompanyMessages = import.meta.env.SSR ? await textsInBoth(load) : textsInOne(load);
