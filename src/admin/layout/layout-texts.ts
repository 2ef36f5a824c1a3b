import { adminAr } from '#i18n/messages/admin/admin.ar.ts';
import { adminEn } from '#i18n/messages/admin/admin.en.ts';
import { staffTexts } from '../locale/staff-texts.ts';

export const useLayoutTexts = staffTexts(adminEn, adminAr);
