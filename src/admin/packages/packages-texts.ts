import { adminPackagesAr } from '#i18n/messages/admin/packages/packages.ar.ts';
import { adminPackagesEn } from '#i18n/messages/admin/packages/packages.en.ts';
import { staffTexts } from '../locale/staff-texts.ts';

export const usePackagesTexts = staffTexts(adminPackagesEn, adminPackagesAr);
