import { pluralForm } from '#i18n/plural.ts';
import type { CompareMessages } from './compare.en.ts';

export const compareAr: CompareMessages = {
  title: 'مقارنة المنتجات',
  lead: 'حتى أربعة منتجات جنبًا إلى جنب. رابط هذه الصفحة يحفظها، فيمكنك إرساله إلى زميل.',
  table: 'المنتجات التي تقارنها',
  swipe: 'مرّر جانبيًا لرؤية كل المنتجات.',
  price: 'السعر',
  availability: 'التوفر',
  arrival: 'يوم الوصول',
  yourZone: 'اختر منطقتك لمعرفة يوم وصول كل منتج.',
  forZone: (zone) => `أيام الوصول إلى ${zone}.`,
  buy: 'الطلب',
  service: 'خدمة',
  serviceFull: 'كل المواعيد محجوزة',
  notSold: 'لم يعد متوفرًا',
  quotation: 'عرض سعر',
  quotationFor: (name) => `اطلب عرض سعر: ${name}`,
  addToCart: (name) => `أضف إلى السلة: ${name}`,
  unknown: 'غير مذكور',
  differs: 'مختلف',
  hideSame: (count) =>
    pluralForm('ar', count, {
      one: 'أخفِ الصف المتطابق',
      two: 'أخفِ الصفين المتطابقين',
      few: `أخفِ ${count} صفوف متطابقة`,
      many: `أخفِ ${count} صفًا متطابقًا`,
      other: `أخفِ ${count} صف متطابق`,
    }),
  allSame: 'هذه المنتجات متطابقة في كل الصفوف.',
  noneSame: 'هذه المنتجات مختلفة في كل الصفوف.',
  legend: 'تحمل الصفوف المختلفة هذه العلامة.',
  remove: (name) => `حذف ${name}`,
  removeShort: 'حذف',
  print: 'طباعة',
  share: {
    copy: 'انسخ رابط هذه المقارنة',
    copied: 'نُسخ الرابط',
    byHand: 'متصفحك لا يسمح بالنسخ. يُرجى نسخ الرابط يدويًا:',
  },
  notFound: 'لا نبيع ما يلي أو لم نعد نبيعه، فلم يُعرض:',
  tooMany: 'تتسع المقارنة لأربعة منتجات. احذف أحدها لإضافة آخر. لم يُعرض:',
  empty: {
    title: 'لا منتجات للمقارنة بعد',
    text: 'اضغط «قارن» على منتجات أي قائمة أو في صفحة المنتج، أو ابحث عنها هنا.',
    browse: 'تصفّح المنتجات',
    own: (count) =>
      pluralForm('ar', count, {
        one: 'اعرض المنتج الذي اخترته',
        two: 'اعرض المنتجين اللذين اخترتهما',
        few: `اعرض المنتجات التي اخترتها وعددها ${count}`,
        other: `اعرض المنتجات التي اخترتها وعددها ${count}`,
      }),
  },
  bar: {
    label: 'منتجات للمقارنة',
    room: (count) =>
      pluralForm('ar', count, {
        one: 'يمكنك إضافة منتج واحد.',
        two: 'يمكنك إضافة منتجين.',
        few: `يمكنك إضافة ${count} منتجات.`,
        other: `يمكنك إضافة ${count} منتج.`,
      }),
    full: 'أربعة منتجات، وهي الحد الأقصى.',
    clear: 'مسح',
  },
  one: 'أضف منتجًا ثانيًا لترى الفروق.',
  add: {
    title: 'إضافة منتج',
    full: 'الحد الأقصى أربعة منتجات. احذف أحدها لإضافة آخر.',
    search: 'ابحث عن منتج للمقارنة',
    submit: 'بحث',
    similar: 'منتجات مشابهة',
    found: (term) => `نتائج البحث عن «${term}»`,
    nothing: (term) => `لا نتائج للبحث عن «${term}».`,
    action: 'أضف إلى المقارنة',
  },
};
