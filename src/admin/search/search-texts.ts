import { adminSearchAr } from '#i18n/messages/admin/search/search.ar.ts';
import { adminSearchEn } from '#i18n/messages/admin/search/search.en.ts';
import { staffTexts } from '../locale/staff-texts.ts';

export const useSearchTexts = staffTexts(adminSearchEn, adminSearchAr);
