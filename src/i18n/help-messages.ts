import { textsInBoth, textsInOne } from './page-messages.ts';

const load = {
  en: async () => (await import('./messages/storefront/content-pages/help.en.ts')).helpEn,
  ar: async () => (await import('./messages/storefront/content-pages/help.ar.ts')).helpAr,
};

export const useHelpMessages = import.meta.env.SSR ? await textsInBoth(load) : textsInOne(load);
