import type { Locale } from '#primitives/locale.ts';
import { ordersAr } from './orders.ar.ts';
import { type OrderMessages, ordersEn } from './orders.en.ts';

export function orderMessages(locale: Locale): OrderMessages {
  return locale === 'ar' ? ordersAr : ordersEn;
}
