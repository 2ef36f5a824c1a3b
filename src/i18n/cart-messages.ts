import { cartAr } from './messages/cart.ar.ts';
import { type CartMessages, cartEn } from './messages/cart.en.ts';
import { useLocale } from './messages-context.tsx';

/** Both languages come with the page itself, which is less than a request for one of them. */
export function useCartMessages(): CartMessages {
  return { en: cartEn, ar: cartAr }[useLocale()];
}
