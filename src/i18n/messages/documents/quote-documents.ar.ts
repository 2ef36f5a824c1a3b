import type { QuoteDocumentMessages } from './quote-documents.en.ts';

export const quoteDocumentsAr: QuoteDocumentMessages = {
  quotation: 'عرض سعر',
  reference: 'الرقم المرجعي',
  date: 'التاريخ',
  version: 'النسخة',
  validUntil: 'سارٍ حتى',
  buyer: 'مقدَّم إلى',
  name: 'الاسم',
  phone: 'الهاتف',
  email: 'البريد الإلكتروني',
  company: 'الشركة',
  crNumber: 'السجل التجاري',
  deliveryTo: 'التوصيل إلى',
  wantedOn: 'مطلوب بحلول',
  onRequest: 'عند الطلب',
  unpriced: 'البنود التي بلا سعر غير داخلة في الإجمالي، وسنرسل أسعارها في نسخة جديدة.',
  message: 'من فريقنا',
  termsTitle: 'الشروط',
  terms: [
    'الأسعار بالريال القطري، وتسري حتى التاريخ المبيّن أعلاه للكميات المذكورة.',
    'تُحجز القطع عند قبول العرض بقدر ما يتوفر منها في المخزون حينئذ.',
    'يشمل التوصيل نقل القطع إلى داخل الغرفة، ويشمل التركيب حيث يُذكر ذلك في البند.',
  ],
  paymentTerm: {
    onDelivery: 'الدفع نقدًا أو بالبطاقة عند التسليم.',
    orByTransfer: 'الدفع نقدًا أو بالبطاقة عند التسليم، أو بتحويل بنكي مقابل فاتورتنا.',
  },
  page: (page, pages) => `صفحة ${page} من ${pages}`,
};
