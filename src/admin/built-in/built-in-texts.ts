import { adminBuiltInAr } from '#i18n/messages/admin/built-in/built-in.ar.ts';
import { adminBuiltInEn } from '#i18n/messages/admin/built-in/built-in.en.ts';
import { staffTexts } from '../locale/staff-texts.ts';

export const useBuiltInTexts = staffTexts(adminBuiltInEn, adminBuiltInAr);
