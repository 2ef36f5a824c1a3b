import { adminOffersAr } from '#i18n/messages/admin/quotations/offers.ar.ts';
import { adminOffersEn } from '#i18n/messages/admin/quotations/offers.en.ts';
import { staffTexts } from '../locale/staff-texts.ts';

export const useOfferTexts = staffTexts(adminOffersEn, adminOffersAr);
