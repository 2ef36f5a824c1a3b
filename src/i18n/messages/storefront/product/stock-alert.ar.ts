import type { StockAlertMessages } from './stock-alert.en.ts';

export const stockAlertAr: StockAlertMessages = {
  title: 'أبلغني حين يتوفر',
  text: 'اترك بريدك ونراسلك مرة واحدة يوم يصبح المنتج متاحًا للطلب من جديد.',
  email: 'البريد الإلكتروني',
  sending: 'جارٍ الإرسال…',
  noted: 'سجّلنا طلبك. حين يتوفر المنتج سنكتب إلى',
  problems: {
    required: 'يُرجى إدخال بريدك الإلكتروني.',
    invalid: 'يبدو أن البريد غير صحيح. يُكتب الاسم ثم @ ثم اسم الموقع.',
    tooMany: 'هذا البريد ينتظر 20 منتجًا. اتصل بنا ونتابعها لك كلها.',
  },
};
