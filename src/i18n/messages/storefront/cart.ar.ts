import { pluralForm } from '#i18n/plural.ts';
import type { CartMessages } from './cart.en.ts';

export const cartAr: CartMessages = {
  empty: {
    title: 'سلتك فارغة',
    text: 'تصفّح على مهل؛ ما تضيفه يبقى هنا حتى لو أغلقت المتصفح.',
    browse: 'تصفّح المنتجات',
  },
  withoutScripts: 'متصفحك لا يشغّل جافا سكريبت، فلا يمكنه الاحتفاظ بسلة. اتصل بنا أو راسلنا ونجهّز طلبك معك.',
  list: 'المنتجات في سلتك',
  pieces: (count) =>
    pluralForm('ar', count, {
      zero: 'لا قطع',
      one: 'قطعة واحدة',
      two: 'قطعتان',
      few: `${count} قطع`,
      other: `${count} قطعة`,
    }),
  products: (count) =>
    pluralForm('ar', count, {
      zero: 'لا منتجات',
      one: 'منتج واحد',
      two: 'منتجان',
      few: `${count} منتجات`,
      many: `${count} منتجًا`,
      other: `${count} منتج`,
    }),
  each: 'للقطعة',
  quantityOf: (name) => `كمية ${name}`,
  remove: 'حذف',
  removeNamed: (name) => `حذف ${name}`,
  removed: 'حُذف من السلة:',
  undo: 'تراجع',
  undoNamed: (name) => `تراجع عن حذف ${name}`,
  restored: (name) => `عاد إلى سلتك: ${name}`,
  continue: 'متابعة التسوق',
  notes: {
    priceBefore: 'تغيّر السعر، وكان',
    agree: 'حسنًا',
    agreeNamed: (name) => `حسنًا، أوافق على السعر الجديد: ${name}`,
    onlyLeft: (count) =>
      pluralForm('ar', count, {
        one: 'بقيت قطعة واحدة فقط.',
        two: 'بقيت قطعتان فقط.',
        few: `بقيت ${count} قطع فقط.`,
        other: `بقيت ${count} قطعة فقط.`,
      }),
    mostOfOne: 'الحد الأقصى 999 قطعة من المنتج الواحد.',
    take: takeInArabic,
    takeNamed: (count, name) => `${takeInArabic(count)}: ${name}`,
    askForMore: 'اطلب عرض سعر لكمية أكبر',
    outOfStock: 'غير متوفر حاليًا.',
    mostBooked: (count) => `الحد الأقصى لما يمكن حجزه عبر الموقع حاليًا: ${count}.`,
    fullyBooked: 'المواعيد محجوزة بالكامل حاليًا.',
    tellMe: 'أبلغني حين يتوفر',
    gone: 'لم نعد نبيع هذا المنتج.',
  },
  unconfirmed: {
    text: 'تعذّر الاتصال بالمتجر. الأسعار والكميات المعروضة هي آخر ما حفظه متصفحك.',
    retry: 'حاول مرة أخرى',
  },
  summary: {
    title: 'ملخص السلة',
    subtotal: 'المجموع الفرعي',
    delivery: 'التوصيل',
    free: 'مجانًا',
    byZone: 'حسب المنطقة',
    notDelivered: 'لا يشمل هذه المنطقة',
    total: 'الإجمالي',
    missingToMinimum: 'المتبقي لبلوغ الحد الأدنى للطلب في هذه المنطقة:',
    missingToFree: 'المتبقي للحصول على توصيل مجاني:',
    dayFollows: 'نحدّد لك الموعد فور عودة الاتصال بالمتجر',
    serviceDay: 'تختار اليوم عند إتمام الطلب.',
    checkout: 'إتمام الطلب',
    unavailable: (count) =>
      pluralForm('ar', count, {
        one: 'منتج واحد غير متوفر كما طلبته.',
        two: 'منتجان غير متوفرين كما طلبتهما.',
        few: `${count} منتجات غير متوفرة كما طلبتها.`,
        many: `${count} منتجًا غير متوفر كما طلبته.`,
        other: `${count} منتج غير متوفر كما طلبته.`,
      }),
    countsWhatIsThere: 'يشمل الإجمالي الكميات المتوفرة فقط.',
    adjust: 'أبقِ المتوفر فقط',
    adjusted: 'أصبحت سلتك مطابقة للكميات المتوفرة لدينا.',
    quotation: 'اطلب عرض سعر',
    whatsapp: 'أرسل عبر واتساب',
  },
  bar: 'الإجمالي وإتمام الطلب',
  share: {
    copy: 'انسخ رابط هذه السلة',
    copied: 'نُسخ الرابط',
    byHand: 'متصفحك لا يسمح بالنسخ. يُرجى نسخ الرابط يدويًا:',
  },
  shared: {
    title: 'منتجات الرابط الذي فتحته',
    worth: 'بقيمة',
    question: 'سلتك ليست فارغة. ماذا نفعل بها؟',
    add: 'أضفها إلى سلتي',
    replace: 'ضعها مكان سلتي',
    keep: 'أبقِ سلتي كما هي',
    filled: 'أُضيفت منتجات الرابط إلى سلتك.',
    added: 'أُضيفت المنتجات إلى سلتك.',
    replaced: 'حلّت هذه المنتجات محل سلتك.',
    undone: 'عادت سلتك كما كانت.',
    unknown: 'لم تعد تُباع أو غير معروفة:',
    noneKnown: 'لم نعد نبيع أيًّا من منتجات هذا الرابط.',
    unreadable: 'لا يحتوي هذا الرابط على منتجات. ربما انقطع جزء منه عند الإرسال.',
    tooMany: 'تتسع السلة لمئة منتج كحد أقصى، لذا لم يُضَف ما يلي:',
    contents: 'محتويات الرابط',
  },
  whatsapp: {
    greeting: (shop) => `مرحبًا ${shop}، أودّ طلب ما يلي:`,
    code: 'الرمز',
    more: (count) =>
      pluralForm('ar', count, {
        one: '… ومنتج آخر',
        two: '… ومنتجان آخران',
        few: `… و${count} منتجات أخرى`,
        many: `… و${count} منتجًا آخر`,
        other: `… و${count} منتج آخر`,
      }),
    total: 'الإجمالي',
    cart: 'السلة',
  },
};

function takeInArabic(count: number): string {
  return pluralForm('ar', count, {
    one: 'اكتفِ بقطعة واحدة',
    two: 'اكتفِ بقطعتين',
    few: `اكتفِ بـ ${count} قطع`,
    other: `اكتفِ بـ ${count} قطعة`,
  });
}
