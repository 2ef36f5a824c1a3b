import { adminPersonalDataAr } from '#i18n/messages/admin/personal-data.ar.ts';
import { adminPersonalDataEn } from '#i18n/messages/admin/personal-data.en.ts';
import { staffTexts } from '../locale/staff-texts.ts';

export const usePersonalDataTexts = staffTexts(adminPersonalDataEn, adminPersonalDataAr);
