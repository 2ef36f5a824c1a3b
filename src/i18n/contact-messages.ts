import { textsInBoth, textsInOne } from './page-messages.ts';

const load = {
  en: async () => (await import('./messages/storefront/contact.en.ts')).contactEn,
  ar: async () => (await import('./messages/storefront/contact.ar.ts')).contactAr,
};

export const useContactMessages = import.meta.env.SSR ? await textsInBoth(load) : textsInOne(load);
