import { adminFamiliesAr } from '#i18n/messages/admin/families/families.ar.ts';
import { adminFamiliesEn } from '#i18n/messages/admin/families/families.en.ts';
import { staffTexts } from '../locale/staff-texts.ts';

export const useFamiliesTexts = staffTexts(adminFamiliesEn, adminFamiliesAr);
