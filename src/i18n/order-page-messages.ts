import { textsInBoth, textsInOne } from './page-messages.ts';

const load = {
  en: async () => (await import('./messages/storefront/order-page.en.ts')).orderPageEn,
  ar: async () => (await import('./messages/storefront/order-page.ar.ts')).orderPageAr,
};

export const useOrderPageMessages = import.meta.env.SSR ? await textsInBoth(load) : textsInOne(load);
