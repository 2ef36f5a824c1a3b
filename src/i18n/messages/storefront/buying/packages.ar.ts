import { pluralForm } from '../../../plural.ts';
import { countedProductsAr } from './counts.ar.ts';
import type { PackagesMessages } from './packages.en.ts';

const packages = (count: number) =>
  pluralForm('ar', count, {
    one: 'باقة واحدة',
    two: 'باقتان',
    few: `${count} باقات`,
    many: `${count} باقة`,
    other: `${count} باقة`,
  });
/** After a preposition or a noun. */
const ofPackages = (count: number) => (count === 2 ? 'باقتين' : packages(count));

export const packagesAr: PackagesMessages = {
  title: 'الباقات',
  lead: 'باقات لمكان عمل أو غرفة اجتماعات أو استقبال، اختار فريقنا محتوياتها. سعر الباقة هو مجموع أسعار محتوياتها. اختر الألوان والمقاسات في صفحتها، وعدّل الكميات في السلة.',
  none: 'لا باقات حاليًا.',
  browse: 'تصفّح المنتجات حسب الفئة',
  preview: 'معاينة: لا تظهر هذه الباقة للزوار.',
  change: 'تغيير',
  contents: 'محتويات الباقة',
  parts: (name) => `محتويات ${name}`,
  pieces: (count) => `${count} ×`,
  total: (count) => (count === 1 ? 'سعر الباقة' : `سعر ${ofPackages(count)}`),
  sumOfParts: 'مجموع أسعار محتوياتها الحالية.',
  priceOfSold: 'مجموع أسعار المحتويات المعروضة للبيع حاليًا.',
  availability: {
    plenty: 'كل المحتويات متوفرة',
    few: (count) => `متوفر: ${packages(count)}`,
    none: 'غير مكتملة حاليًا',
    fewer: (count) => `الكمية المتوفرة من بعض المحتويات لا تكفي لـ ${ofPackages(count)}، كما هو مبيّن أدناه.`,
    noneText: 'أحد المحتويات أو أكثر غير متوفر. أضف البقية الآن، أو اطلب عرض سعر ببديل مناسب.',
  },
  state: {
    short: (stock, needed) => `المتوفر ${stock} فقط، والمطلوب ${needed}`,
    out: 'غير متوفر',
    alert: 'أعلمني بالبريد عند توفره',
    notSold: 'لم يعد يُباع',
    instead: 'بديله:',
    hidden: 'أحد محتويات هذه الباقة غير معروض للبيع حاليًا.',
  },
  arrival: {
    all: (day) => `يصل كل شيء ${day}`,
    forZone: (zone) => `أيام الوصول إلى ${zone}.`,
    yourZone: 'اختر منطقتك لمعرفة يوم الوصول.',
  },
  ofProduct: 'ضمن هذه الباقات',
  ofCategory: 'باقات فيها منتجات من هذا النوع',
  quantity: 'عدد الباقات',
  add: 'أضف الكل إلى السلة',
  addRest: 'أضف المتوفر إلى السلة',
  quotation: 'اطلب عرض سعر',
  withoutScripts:
    'متصفحك لا يشغّل جافا سكريبت التي تحتاج إليها السلة. افتح كل منتج أدناه، أو اتصل بنا لنسجّل طلبك بالهاتف.',
  added: (count) => `أُضيف إلى سلتك: ${countedProductsAr(count)}.`,
  viewCart: 'عرض السلة',
  refused: 'لم يُضف ما يلي لأن الكمية غير متوفرة:',
};
