import { adminPicturesAr } from '#i18n/messages/admin/pictures.ar.ts';
import { adminPicturesEn } from '#i18n/messages/admin/pictures.en.ts';
import { staffTexts } from '../locale/staff-texts.ts';

export const usePictureTexts = staffTexts(adminPicturesEn, adminPicturesAr);
