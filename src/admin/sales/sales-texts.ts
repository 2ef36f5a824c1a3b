import { adminSalesAr } from '#i18n/messages/admin/sales.ar.ts';
import { type AdminSalesTexts, adminSalesEn } from '#i18n/messages/admin/sales.en.ts';
import type { Locale } from '#primitives/locale.ts';
import { staffTexts } from '../locale/staff-texts.ts';

export const useSalesTexts = staffTexts(adminSalesEn, adminSalesAr);

/** Texts sent to customers, in the customer's language. */
export function customerTexts(locale: Locale): AdminSalesTexts['toCustomer'] {
  return salesTextsIn(locale).toCustomer;
}

/** The texts in a language that is not that of staff, for what a customer will see. */
export function salesTextsIn(locale: Locale): AdminSalesTexts {
  return locale === 'ar' ? adminSalesAr : adminSalesEn;
}
