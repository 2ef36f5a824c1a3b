import { adminSignInAr } from '#i18n/messages/admin/sign-in.ar.ts';
import { adminSignInEn } from '#i18n/messages/admin/sign-in.en.ts';
import { staffTexts } from '../locale/staff-texts.ts';

export const useSignInTexts = staffTexts(adminSignInEn, adminSignInAr);
