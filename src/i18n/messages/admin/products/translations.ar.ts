import type { AdminTranslationsTexts } from './translations.en.ts';

export const adminTranslationsAr: AdminTranslationsTexts = {
  title: 'بانتظار الترجمة',
  intro: 'كل نص له إنجليزية وليست له عربية. ما تحفظه يظهر في المتجر فورًا.',
  nothing: 'لكل النصوص عربية.',
  counts: (products, categories, pictures) =>
    `المنتجات: ${products}، الفئات: ${categories}، الصور: ${pictures}`,
  kinds: { product: 'منتج', category: 'فئة', picture: 'صورة' },
  english: 'الإنجليزية',
  arabic: 'العربية',
  fields: {
    name: 'الاسم',
    shortDescription: 'وصف قصير',
    description: 'الوصف',
    label: 'البند',
    value: 'القيمة',
    alt: 'ما تعرضه الصورة',
  },
  save: 'حفظ العربية',
  saved: (name) => `${name}: حُفظت العربية.`,
  stale: 'عُدّل في هذه الأثناء. راجعه ثم احفظ مرة أخرى.',
  open: 'فتح',
  setting: 'لا يُعرض في المتجر إلا ما له نص عربي',
  settingHint: 'يُحفظ المنتج الذي تنقصه العربية مسودةً فقط. أما المعروض في المتجر فيبقى.',
  settingSaved: (isOn) => (isOn ? 'النص العربي مطلوب من الآن.' : 'يمكن إضافة النص العربي لاحقًا من الآن.'),
};
