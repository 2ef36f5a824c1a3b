import type { Locale } from '#primitives/locale.ts';
import { orderChangesAr } from './order-changes.ar.ts';
import { type OrderChangeMessages, orderChangesEn } from './order-changes.en.ts';

export function orderChangeMessages(locale: Locale): OrderChangeMessages {
  return locale === 'ar' ? orderChangesAr : orderChangesEn;
}
