import { adminCatalogueAr } from '#i18n/messages/admin/catalogue.ar.ts';
import { adminCatalogueEn } from '#i18n/messages/admin/catalogue.en.ts';
import { staffTexts } from '../locale/staff-texts.ts';

export const useCatalogueTexts = staffTexts(adminCatalogueEn, adminCatalogueAr);
