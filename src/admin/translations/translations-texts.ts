import { adminTranslationsAr } from '#i18n/messages/admin/products/translations.ar.ts';
import { adminTranslationsEn } from '#i18n/messages/admin/products/translations.en.ts';
import { staffTexts } from '../locale/staff-texts.ts';

export const useTranslationsTexts = staffTexts(adminTranslationsEn, adminTranslationsAr);
