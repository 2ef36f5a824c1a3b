import { textsInBoth, textsInOne } from './page-messages.ts';

const load = {
  en: async () => (await import('./messages/storefront/content-pages/returns.en.ts')).returnsEn,
  ar: async () => (await import('./messages/storefront/content-pages/returns.ar.ts')).returnsAr,
};

export const useReturnsMessages = import.meta.env.SSR ? await textsInBoth(load) : textsInOne(load);
