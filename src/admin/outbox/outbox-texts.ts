import { adminOutboxAr } from '#i18n/messages/admin/outbox.ar.ts';
import { adminOutboxEn } from '#i18n/messages/admin/outbox.en.ts';
import { staffTexts } from '../locale/staff-texts.ts';

export const useOutboxTexts = staffTexts(adminOutboxEn, adminOutboxAr);
