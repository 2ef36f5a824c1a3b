import { adminComplementsAr } from '#i18n/messages/admin/complements/complements.ar.ts';
import { adminComplementsEn } from '#i18n/messages/admin/complements/complements.en.ts';
import { staffTexts } from '../locale/staff-texts.ts';

export const useComplementsTexts = staffTexts(adminComplementsEn, adminComplementsAr);
