import { adminActivityAr } from '#i18n/messages/admin/activity.ar.ts';
import { adminActivityEn } from '#i18n/messages/admin/activity.en.ts';
import { staffTexts } from '../locale/staff-texts.ts';

export const useActivityTexts = staffTexts(adminActivityEn, adminActivityAr);
