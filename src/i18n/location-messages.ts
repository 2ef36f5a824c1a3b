import { textsInBoth, textsInOne } from './page-messages.ts';

const load = {
  en: async () => (await import('./messages/storefront/content-pages/locations.en.ts')).locationsEn,
  ar: async () => (await import('./messages/storefront/content-pages/locations.ar.ts')).locationsAr,
};

export const useLocationMessages = import.meta.env.SSR ? await textsInBoth(load) : textsInOne(load);
