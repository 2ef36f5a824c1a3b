import type { FitMessages } from './fit.en.ts';

export const fitAr: FitMessages = {
  lead: 'اكتب مقاسات مصعدك بالسنتيمتر.',
  width: 'عرض الباب',
  height: 'ارتفاع الباب',
  depth: 'عمق المصعد',
  unreadable: 'يُرجى كتابة رقم بالسنتيمتر.',
  fits: (carton) => `يتسع له المصعد. أكبر كرتون مقاسه ${carton}.`,
  tooLarge: (carton) => `الكرتون الذي مقاسه ${carton} لا يدخل المصعد في أي وضع.`,
  ask: 'اسألنا قبل أن تطلب',
};
