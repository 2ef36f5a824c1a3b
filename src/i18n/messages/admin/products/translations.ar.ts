import type { AdminTranslationsTexts } from './translations.en.ts';

export const adminTranslationsAr: AdminTranslationsTexts = {
  title: 'بانتظار الترجمة',
  intro: 'كل نص له إنجليزية وليست له عربية. ما تحفظه يظهر في المتجر فورًا.',
  nothing: 'لكل النصوص عربية.',
  counts: ({ product, category, article, picture }) =>
    `المنتجات: ${product}، الفئات: ${category}، المقالات: ${article}، الصور: ${picture}`,
  kinds: { product: 'منتج', category: 'فئة', article: 'مقال', picture: 'صورة' },
  textInEditor: 'يُترجَم نص المقال في محرره.',
  english: 'الإنجليزية',
  arabic: 'العربية',
  fields: {
    name: 'الاسم',
    shortDescription: 'وصف قصير',
    description: 'الوصف',
    label: 'البند',
    value: 'القيمة',
    alt: 'ما تعرضه الصورة',
    title: 'العنوان',
    excerpt: 'المقتطف',
    closing: 'الخطوة التالية',
    seoTitle: 'العنوان في نتائج البحث',
    seoDescription: 'النص في نتائج البحث',
  },
  save: 'حفظ العربية',
  saved: (name) => `${name}: حُفظت العربية.`,
  stale: 'عُدّل في هذه الأثناء. راجعه ثم احفظ مرة أخرى.',
  open: 'فتح',
  setting: 'لا يُعرض في المتجر إلا ما له نص عربي',
  settingHint: 'يُحفظ المنتج أو المقال الذي تنقصه العربية مسودةً فقط. أما المعروض في المتجر فيبقى.',
  settingSaved: (isOn) => (isOn ? 'النص العربي مطلوب من الآن.' : 'يمكن إضافة النص العربي لاحقًا من الآن.'),
};
