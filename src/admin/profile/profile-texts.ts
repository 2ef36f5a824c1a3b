import { adminProfileAr } from '#i18n/messages/admin/profile.ar.ts';
import { adminProfileEn } from '#i18n/messages/admin/profile.en.ts';
import { staffTexts } from '../locale/staff-texts.ts';

export const useProfileTexts = staffTexts(adminProfileEn, adminProfileAr);
