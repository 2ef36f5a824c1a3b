import { adminDeskAr } from '#i18n/messages/admin/desk.ar.ts';
import { type AdminDeskTexts, adminDeskEn } from '#i18n/messages/admin/desk.en.ts';
import type { Locale } from '#primitives/locale.ts';
import { staffTexts } from '../kit/staff-texts.ts';

export const useDeskTexts = staffTexts(adminDeskEn, adminDeskAr);

/** What customers are written in their own language, whichever staff work in. */
export function wordsToCustomer(locale: Locale): AdminDeskTexts['toCustomer'] {
  return (locale === 'ar' ? adminDeskAr : adminDeskEn).toCustomer;
}
