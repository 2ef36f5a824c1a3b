import { adminKitAr } from '#i18n/messages/admin/kit.ar.ts';
import { adminKitEn } from '#i18n/messages/admin/kit.en.ts';
import { staffTexts } from './staff-texts.ts';

export const useKitTexts = staffTexts(adminKitEn, adminKitAr);
