import { roundsAr } from '#i18n/messages/admin/orders/rounds.ar.ts';
import { roundsEn } from '#i18n/messages/admin/orders/rounds.en.ts';
import { staffTexts } from '../locale/staff-texts.ts';

export const useRoundsTexts = staffTexts(roundsEn, roundsAr);
