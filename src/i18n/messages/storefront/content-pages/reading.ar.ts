import type { ReadingMessages } from './reading.en.ts';

export const readingAr: ReadingMessages = {
  contents: 'في هذه الصفحة',
  questions: 'أسئلة وأجوبة',
  seller: { name: 'الاسم القانوني' },
  showroom: 'زُر صالة العرض',
  browse: 'تصفّح المنتجات',
  quotation: 'اطلب عرض سعر',
  map: {
    open: 'افتح في تطبيق الخرائط',
    places: {
      westBay: 'الخليج الغربي',
      corniche: 'خليج الدوحة',
      souqWaqif: 'سوق واقف',
      airport: 'المطار',
      aspire: 'أسباير',
    },
  },
};
