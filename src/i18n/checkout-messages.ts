import { textsInBoth, textsInOne } from './page-messages.ts';

const load = {
  en: async () => (await import('./messages/storefront/checkout.en.ts')).checkoutEn,
  ar: async () => (await import('./messages/storefront/checkout.ar.ts')).checkoutAr,
};

export const useCheckoutMessages = import.meta.env.SSR ? await textsInBoth(load) : textsInOne(load);
