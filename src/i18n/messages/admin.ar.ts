import type { AdminMessages } from './admin.en.ts';

export const adminAr: AdminMessages = {
  title: 'موظفو أوجلف',
  language: 'English',
  languageLabel: 'English: استخدم هذه المساحة بالإنجليزية',
  skipToContent: 'انتقل إلى المحتوى',
  toShop: 'العودة إلى المتجر',
  signIn: {
    title: 'دخول الموظفين',
    text: 'شاشات الموظفين غير متاحة بعد في هذا الإصدار من المتجر.',
  },
  dashboard: {
    title: 'لوحة التحكم',
    text: 'شاشات الموظفين غير متاحة بعد في هذا الإصدار من المتجر.',
  },
};
