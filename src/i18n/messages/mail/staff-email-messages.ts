import type { Locale } from '#primitives/locale.ts';
import { staffEmailsAr } from './staff-emails.ar.ts';
import { type StaffEmailTexts, staffEmailsEn } from './staff-emails.en.ts';

export function staffEmailMessages(locale: Locale): StaffEmailTexts {
  return locale === 'ar' ? staffEmailsAr : staffEmailsEn;
}
