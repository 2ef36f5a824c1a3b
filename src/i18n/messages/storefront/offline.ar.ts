import type { OfflineMessages } from './offline.en.ts';

export const offlineAr: OfflineMessages = {
  title: 'لا يوجد اتصال بالإنترنت',
  page: 'لا يمكن فتح هذه الصفحة دون اتصال، لأنك لم تزرها منذ آخر تحديث للموقع.',
  checkout: 'لا يمكن إرسال الطلب إلا عند الاتصال بالإنترنت. محتويات سلتك وكل ما كتبته ما زالت محفوظة هنا.',
  retry: 'حاول مرة أخرى',
  cart: 'افتح سلة التسوق',
  cachedPages: 'صفحات تُفتح دون اتصال',
};
