import { pluralForm } from '#i18n/plural.ts';
import type { AdminStockTakeTexts } from './stock-take.en.ts';

const number = (count: number) => count.toLocaleString('en');

const pieces = (count: number) =>
  pluralForm('ar', count, {
    one: 'قطعة واحدة',
    two: 'قطعتين',
    few: `${number(count)} قطع`,
    other: `${number(count)} قطعة`,
  });

const products = (count: number) =>
  pluralForm('ar', count, {
    one: 'منتج واحد',
    two: 'منتجين',
    few: `${number(count)} منتجات`,
    many: `${number(count)} منتجًا`,
    other: `${number(count)} منتج`,
  });

export const adminStockTakeAr: AdminStockTakeTexts = {
  title: 'الجرد',
  intro: 'عُدّ ما على الرفوف. لا يتغيّر شيء قبل أن ترى المعاينة، وما يُباع أثناء الجرد يبقى محسوبًا.',
  place: 'ما يشمله الجرد',
  wholeShop: 'المتجر كله',
  load: 'عرض المنتجات',
  more: (left) => `عرض المزيد (بقي ${number(left)})`,
  scan: 'امسح الرمز أو اكتبه',
  scanHint: 'كل مسح يَعُدّ قطعة واحدة. الرمز غير الموجود في القائمة يُضاف إلى آخرها.',
  scanned: (name, count) => `${name}: ${count}`,
  unknownCode: (code) => `لا يوجد منتج بالرمز ${code}.`,
  reserved: 'قطع الطلبات التي لم تخرج بعد موجودة على الرفوف وتُعَدّ معها',
  columns: {
    product: 'المنتج',
    sku: 'الرمز',
    expected: 'المتوقع',
    counted: 'العدد بعد الجرد',
    difference: 'الفرق',
  },
  ofOrders: (count) => `منها ${pieces(count)} لطلبات مفتوحة`,
  countOf: (name) => `العدد بعد الجرد: ${name}`,
  notANumber: 'اكتب عددًا صحيحًا.',
  empty: 'اختر ما يشمله الجرد، أو امسح أول رمز.',
  summary: (counted, rows, different) =>
    `المعدود: ${number(counted)} من ${number(rows)}، وما فيه فرق: ${number(different)}`,
  discard: 'إلغاء هذا الجرد',
  discardTitle: 'إلغاء هذا الجرد؟',
  discardText: 'تُحذف الأعداد التي كتبتها، ويبقى مخزون المتجر كما هو.',
  preview: 'عرض ما سيتغيّر',
  previewTitle: 'ما يغيّره هذا الجرد',
  nothing: 'كل ما عددته مطابق للمتوقع، فلن يتغيّر شيء.',
  now: 'الآن',
  afterwards: 'بعد الجرد',
  apply: (count) => `تغيير مخزون ${products(count)}`,
  finish: 'إنهاء الجرد',
  applied: (count) => (count === 0 ? 'انتهى الجرد دون أي فرق.' : `تغيّر مخزون ${products(count)}.`),
  hindered: 'لم يتغيّر شيء بسبب هذه المنتجات:',
  outcomes: {
    gone: 'حُذف في هذه الأثناء. امسح عدده.',
    too_low: 'بيع منه في هذه الأثناء أكثر من الموجود. أعد عدّه.',
    too_high: 'العدد كبير جدًا.',
  },
};
