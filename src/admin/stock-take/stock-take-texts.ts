import { adminStockTakeAr } from '#i18n/messages/admin/products/stock-take.ar.ts';
import { adminStockTakeEn } from '#i18n/messages/admin/products/stock-take.en.ts';
import { staffTexts } from '../locale/staff-texts.ts';

export const useStockTakeTexts = staffTexts(adminStockTakeEn, adminStockTakeAr);
