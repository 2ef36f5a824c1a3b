import { adminSiteContentAr } from '#i18n/messages/admin/site-content/site-content.ar.ts';
import { adminSiteContentEn } from '#i18n/messages/admin/site-content/site-content.en.ts';
import { staffTexts } from '../locale/staff-texts.ts';

export const useHomePageTexts = staffTexts(adminSiteContentEn, adminSiteContentAr);
