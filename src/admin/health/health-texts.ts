import { adminHealthAr } from '#i18n/messages/admin/health.ar.ts';
import { adminHealthEn } from '#i18n/messages/admin/health.en.ts';
import { staffTexts } from '../kit/staff-texts.ts';

export const useHealthTexts = staffTexts(adminHealthEn, adminHealthAr);
