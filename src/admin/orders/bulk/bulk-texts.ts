import { bulkStepsAr } from '#i18n/messages/admin/orders/bulk-steps.ar.ts';
import { bulkStepsEn } from '#i18n/messages/admin/orders/bulk-steps.en.ts';
import { staffTexts } from '../../locale/staff-texts.ts';

export const useBulkTexts = staffTexts(bulkStepsEn, bulkStepsAr);
