import { adminPeopleAr } from '#i18n/messages/admin/staff/people.ar.ts';
import { adminPeopleEn } from '#i18n/messages/admin/staff/people.en.ts';
import { staffTexts } from '../locale/staff-texts.ts';

export const usePeopleTexts = staffTexts(adminPeopleEn, adminPeopleAr);
