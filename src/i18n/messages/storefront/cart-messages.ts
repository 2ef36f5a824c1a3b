import { useLocale } from '../../messages-context.tsx';
import { cartAr } from './cart.ar.ts';
import { type CartMessages, cartEn } from './cart.en.ts';

/** Texts of the cart. Both languages are in the page's chunk, which costs less than a request for one of them. */
export function useCartMessages(): CartMessages {
  return { en: cartEn, ar: cartAr }[useLocale()];
}
