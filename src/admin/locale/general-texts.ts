import { adminGeneralAr } from '#i18n/messages/admin/general.ar.ts';
import { adminGeneralEn } from '#i18n/messages/admin/general.en.ts';
import { staffTexts } from './staff-texts.ts';

export const useGeneralTexts = staffTexts(adminGeneralEn, adminGeneralAr);
