import { pluralForm } from '#i18n/plural.ts';
import type { AdminFamiliesTexts } from './families.en.ts';

export const adminFamiliesAr: AdminFamiliesTexts = {
  title: 'عائلات المنتجات',
  intro:
    'منتجات الطراز الواحد بألوانه ومقاساته. تعرض قوائم المتجر العائلة مرة واحدة، وتقود صفحة كل منتج إلى بقية منتجاتها.',
  add: 'إضافة عائلة',
  newTitle: 'عائلة جديدة',
  created: 'أُضيفت العائلة.',
  saved: 'حُفظت العائلة.',
  deleted: (name) => `حُذفت «${name}». تبقى منتجاتها في المتجر، كلٌّ على حدة.`,
  none: 'لا توجد عائلات بعد.',
  products: (count) =>
    pluralForm('ar', count, {
      zero: 'لا منتجات',
      one: 'منتج واحد',
      two: 'منتجان',
      few: `${count} منتجات`,
      many: `${count} منتجًا`,
      other: `${count} منتج`,
    }),
  definition: 'التعريف',
  name: 'الاسم',
  nameHint: 'اسم الطراز من دون لون أو مقاس.',
  key: 'المفتاح',
  keyHint: 'يُكتب في عمود العائلة من ملف CSV، مثل sadu-staff-desk، ولا يتغير أبدًا.',
  options: 'الخيارات',
  optionsHint:
    'الخصائص التي تختلف فيها منتجات العائلة، بترتيب ظهورها في صفحة المنتج. لا تصلح لذلك خاصية لها عدة قيم.',
  noOptions: 'اختر خاصية واحدة على الأقل.',
  addOption: 'إضافة خيار',
  choose: 'اختر',
  removeOption: (name) => `إزالة ${name}`,
  members: 'المنتجات',
  membersHint: 'المنتج الذي في عائلة أخرى يخرج منها.',
  noMembers: 'لا منتجات بعد.',
  removeMember: (name) => `إخراج ${name} من العائلة`,
  notSold: 'غير معروض للبيع: لا تعرضه القوائم ولا الصفحات',
  yes: 'نعم',
  no: 'لا',
  gaps: 'ما ينقصها',
  gapsHint: 'بحسب ما هو محفوظ.',
  complete: 'لا شيء: لكل تشكيلة منتج واحد.',
  missing: (count) =>
    pluralForm('ar', count, {
      one: 'تشكيلة واحدة بلا منتج',
      two: 'تشكيلتان بلا منتج',
      few: `${count} تشكيلات بلا منتج`,
      many: `${count} تشكيلة بلا منتج`,
      other: `${count} تشكيلة بلا منتج`,
    }),
  lacking: (name, attributes) => `لا قيمة في ${name} لما يلي: ${attributes}`,
  equal: (names) => `خياراتها واحدة، فلا يصل الزائر إلا إلى واحد منها: ${names}`,
  problems: (count) =>
    pluralForm('ar', count, {
      one: 'ملاحظة واحدة',
      two: 'ملاحظتان',
      few: `${count} ملاحظات`,
      many: `${count} ملاحظة`,
      other: `${count} ملاحظة`,
    }),
  delete: 'حذف',
  deleteTitle: (name) => `حذف «${name}»؟`,
  deleteText: 'تبقى منتجاتها في المتجر، كلٌّ على حدة.',
};
