import { adminDeliveryAr } from '#i18n/messages/admin/delivery.ar.ts';
import { adminDeliveryEn } from '#i18n/messages/admin/delivery.en.ts';
import { staffTexts } from '../locale/staff-texts.ts';

export const useDeliveryTexts = staffTexts(adminDeliveryEn, adminDeliveryAr);
