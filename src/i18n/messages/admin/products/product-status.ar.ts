import type { AdminProductStatusTexts } from './product-status.en.ts';

export const adminProductStatusAr: AdminProductStatusTexts = {
  status: 'الحالة',
  names: { draft: 'مسودة', live: 'معروض في المتجر', discontinued: 'متوقف بيعه' },
  counted: {
    draft: (count) => `المسودات (${count})`,
    live: (count) => `المعروض في المتجر (${count})`,
    discontinued: (count) => `المتوقف بيعه (${count})`,
  },
  hints: {
    draft: 'لا يرى المسودة سوى الموظفين، ومن يصله رابط معاينتها يرى صفحتها.',
    live: 'يجده الزوار ويمكنهم طلبه.',
    discontinued: 'تبقى صفحته وتذكر توقّف بيعه. لا يظهر في القوائم ولا يمكن طلبه.',
  },
  savedAs: {
    draft: 'حُفظ المنتج مسودةً لا يراها الزوار.',
    live: 'حُفظ المنتج، والمتجر يعرضه الآن.',
    discontinued: 'حُفظ المنتج، وصفحته تذكر توقّف بيعه.',
  },
  preview: 'معاينة',
  copyPreview: 'نسخ رابط المعاينة',
  previewCopied: 'نُسخ رابط المعاينة، ويعمل إلى أن يُعرض المنتج في المتجر.',
  newStatus: 'الحالة الجديدة',
  successors: 'المنتجات البديلة',
  successorsHint: 'ما تعرضه صفحته بدلًا منه، بهذا الترتيب. إن لم تختر شيئًا عرضت الصفحة منتجات مشابهة من فئته.',
  noSuccessors: 'لم يُختر شيء.',
  removeSuccessor: (name) => `إزالة ${name}`,
  notSold: 'غير معروض في المتجر، فلا يظهر',
  stockTake: 'الجرد',
  inline: {
    begin: 'تعديل السعر والمخزون هنا',
    end: 'إنهاء التعديل',
    priceOf: (name) => `سعر ${name} بالريال القطري`,
    stockOf: (name) => `مخزون ${name}`,
    saved: 'حُفظ',
    conflict: (now) => `تغيّر في هذه الأثناء. القيمة الآن: ${now}.`,
    saveAnyway: (typed) => `حفظ ${typed} على أي حال`,
  },
  deleted: {
    link: 'المنتجات المحذوفة',
    title: 'المنتجات المحذوفة',
    intro: 'الأحدث حذفًا أولًا. يعود المنتج بعنوانه ورمزه وصوره وحالته التي كان عليها.',
    empty: 'لا منتجات محذوفة.',
  },
};
