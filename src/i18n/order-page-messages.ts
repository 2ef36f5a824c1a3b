import { orderPageAr } from './messages/order-page.ar.ts';
import { type OrderPageMessages, orderPageEn } from './messages/order-page.en.ts';
import { useLocale } from './messages-context.tsx';

/** Both languages come with the page itself, which is less than a request for one of them. */
export function useOrderPageMessages(): OrderPageMessages {
  return { en: orderPageEn, ar: orderPageAr }[useLocale()];
}
