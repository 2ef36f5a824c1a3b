import { adminBackupsAr } from '#i18n/messages/admin/backups.ar.ts';
import { adminBackupsEn } from '#i18n/messages/admin/backups.en.ts';
import { staffTexts } from '../kit/staff-texts.ts';

export const useBackupTexts = staffTexts(adminBackupsEn, adminBackupsAr);
