import { adminTestimonialsAr } from '#i18n/messages/admin/testimonials.ar.ts';
import { adminTestimonialsEn } from '#i18n/messages/admin/testimonials.en.ts';
import { staffTexts } from '../locale/staff-texts.ts';

export const useTestimonialsTexts = staffTexts(adminTestimonialsEn, adminTestimonialsAr);
