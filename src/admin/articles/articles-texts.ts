import { adminArticlesAr } from '#i18n/messages/admin/articles/articles.ar.ts';
import { adminArticlesEn } from '#i18n/messages/admin/articles/articles.en.ts';
import { staffTexts } from '../locale/staff-texts.ts';

export const useArticlesTexts = staffTexts(adminArticlesEn, adminArticlesAr);
