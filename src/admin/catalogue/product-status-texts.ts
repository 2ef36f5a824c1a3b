import { adminProductStatusAr } from '#i18n/messages/admin/products/product-status.ar.ts';
import { adminProductStatusEn } from '#i18n/messages/admin/products/product-status.en.ts';
import { staffTexts } from '../locale/staff-texts.ts';

export const useProductStatusTexts = staffTexts(adminProductStatusEn, adminProductStatusAr);
