import { adminAttributesAr } from '#i18n/messages/admin/attributes/attributes.ar.ts';
import { adminAttributesEn } from '#i18n/messages/admin/attributes/attributes.en.ts';
import { staffTexts } from '../locale/staff-texts.ts';

export const useAttributesTexts = staffTexts(adminAttributesEn, adminAttributesAr);
