import { checkoutAr } from './messages/checkout.ar.ts';
import { type CheckoutMessages, checkoutEn } from './messages/checkout.en.ts';
import { useLocale } from './messages-context.tsx';

/** Both languages come with the checkout itself, which is less than a request for one of them. */
export function useCheckoutMessages(): CheckoutMessages {
  return { en: checkoutEn, ar: checkoutAr }[useLocale()];
}
