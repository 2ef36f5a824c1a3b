import { pluralForm } from '#i18n/plural.ts';
import type { PlanDocumentMessages } from './plan-documents.en.ts';

export const planDocumentsAr: PlanDocumentMessages = {
  title: 'مخطط المكتب',
  scale: 'مقياس الرسم',
  bill: 'منتجات المخطط',
  room: (number) => `الغرفة ${number}`,
  outside: 'خارج الغرف',
  pricesOn: (day) => `الأسعار بتاريخ ${day}، من دون رسوم التوصيل.`,
  notSold: 'ما لا سعر له لم يعد معروضًا للبيع، وليس ضمن المجموع.',
  unknown: (count) =>
    pluralForm('ar', count, {
      one: 'قطعة واحدة من المخطط لم تعد في الكتالوج، ولا تظهر في الرسم.',
      two: 'قطعتان من المخطط لم تعودا في الكتالوج، ولا تظهران في الرسم.',
      few: `${count} قطع من المخطط لم تعد في الكتالوج، ولا تظهر في الرسم.`,
      other: `${count} قطعة من المخطط لم تعد في الكتالوج، ولا تظهر في الرسم.`,
    }),
  whereTo: 'أين توضع القطع',
  noRoom: 'من دون غرفة',
  notOrdered: 'في المخطط، وليس في هذا الطلب',
};
