import { adminPaymentsAr } from '#i18n/messages/admin/payments/payments.ar.ts';
import { adminPaymentsEn } from '#i18n/messages/admin/payments/payments.en.ts';
import { staffTexts } from '../locale/staff-texts.ts';

export const usePaymentsTexts = staffTexts(adminPaymentsEn, adminPaymentsAr);
