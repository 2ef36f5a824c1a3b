import { textsInBoth, textsInOne } from './page-messages.ts';

const load = {
  en: async () => (await import('./messages/storefront/content-pages/services.en.ts')).servicesEn,
  ar: async () => (await import('./messages/storefront/content-pages/services.ar.ts')).servicesAr,
};

export const useServicesMessages = import.meta.env.SSR ? await textsInBoth(load) : textsInOne(load);
