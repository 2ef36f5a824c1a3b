import { pluralForm } from '#i18n/plural.ts';
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
  byZone: 'حسب المنطقة',
  wantedOn: 'مطلوب بحلول',
  onRequest: 'عند الطلب',
  buyerReference: 'مرجع العميل',
  deliveryOn: 'التوصيل يوم',
  leadTime: 'مدة التجهيز',
  leadTimeDays: (days) =>
    pluralForm('ar', days, {
      zero: 'جاهز للتوصيل',
      one: 'يوم عمل واحد بعد القبول',
      two: 'يوما عمل بعد القبول',
      few: `${days} أيام عمل بعد القبول`,
      many: `${days} يوم عمل بعد القبول`,
      other: `${days} يوم عمل بعد القبول`,
    }),
  assembly: 'التركيب',
  assemblies: { included: 'مشمول', not_included: 'غير مشمول' },
  payment: 'الدفع',
  paymentDue: (days) =>
    pluralForm('ar', days, {
      zero: 'عند استلام الفاتورة',
      one: 'خلال يوم واحد من تاريخ الفاتورة',
      two: 'خلال يومين من تاريخ الفاتورة',
      few: `خلال ${days} أيام من تاريخ الفاتورة`,
      many: `خلال ${days} يومًا من تاريخ الفاتورة`,
      other: `خلال ${days} يوم من تاريخ الفاتورة`,
    }),
  warranty: 'الضمان',
  warrantyMonths: (months) =>
    months === 0
      ? 'بلا ضمان'
      : months % 12 === 0
        ? pluralForm('ar', months / 12, {
            one: 'سنة واحدة',
            two: 'سنتان',
            few: `${months / 12} سنوات`,
            other: `${months / 12} سنة`,
          })
        : pluralForm('ar', months, {
            one: 'شهر واحد',
            two: 'شهران',
            few: `${months} أشهر`,
            many: `${months} شهرًا`,
            other: `${months} شهر`,
          }),
  replacedBy: (number) => `حلّت محلها النسخة ${number}`,
  withdrawn: 'سُحب هذا العرض ولم يعد قبوله ممكنًا',
  unpriced: 'البنود التي بلا سعر غير داخلة في الإجمالي، وسنرسل أسعارها في نسخة جديدة.',
  message: 'من فريقنا',
  termsTitle: 'الشروط',
  terms: [
    'الأسعار بالريال القطري، وتسري حتى التاريخ المبيّن أعلاه للكميات المذكورة.',
    'تُحجز القطع عند قبول العرض بقدر ما يتوفر منها في المخزون حينئذ.',
    'يشمل التوصيل نقل القطع إلى داخل الغرفة.',
  ],
  assemblyByLine: 'التركيب مشمول في البنود التي تذكر ذلك.',
  paymentTerm: {
    onDelivery: 'الدفع نقدًا أو بالبطاقة عند التسليم.',
    orByTransfer: 'الدفع نقدًا أو بالبطاقة عند التسليم، أو بتحويل بنكي مقابل فاتورتنا.',
  },
  page: (page, pages) => `صفحة ${page} من ${pages}`,
};
