import { adminSearchWordsAr } from '#i18n/messages/admin/search-words/search-words.ar.ts';
import { adminSearchWordsEn } from '#i18n/messages/admin/search-words/search-words.en.ts';
import { staffTexts } from '../locale/staff-texts.ts';

export const useSearchWordsTexts = staffTexts(adminSearchWordsEn, adminSearchWordsAr);
