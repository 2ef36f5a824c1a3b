import type { LiveSearchMessages } from './live-search.en.ts';

export const liveSearchAr: LiveSearchMessages = {
  results: 'نتائج البحث',
  products: 'المنتجات',
  categories: 'الفئات',
  viewAll: 'عرض كل النتائج',
  searching: 'جارٍ البحث…',
  failedHint: 'ربما انقطع اتصالك بالإنترنت. ما كتبته ما زال هنا.',
  retry: 'حاول مرة أخرى',
  recent: 'عمليات البحث الأخيرة',
  forget: (term) => `احذف «${term}» من عمليات البحث الأخيرة`,
  forgetAll: 'حذف الكل',
};
