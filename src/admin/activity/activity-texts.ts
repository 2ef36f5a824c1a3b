import { adminActivityAr } from '#i18n/messages/admin/activity.ar.ts';
import { adminActivityEn } from '#i18n/messages/admin/activity.en.ts';
import { staffTexts } from '../kit/staff-texts.ts';

export const useActivityTexts = staffTexts(adminActivityEn, adminActivityAr);
