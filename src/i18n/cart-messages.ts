import { cartAr } from './messages/storefront/cart.ar.ts';
import { type CartMessages, cartEn } from './messages/storefront/cart.en.ts';
import { useLocale } from './messages-context.tsx';

/** Both languages come with the page itself, which is less than a request for one of them. */
export function useCartMessages(): CartMessages {
  return { en: cartEn, ar: cartAr }[useLocale()];
}
