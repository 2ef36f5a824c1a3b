import { pluralForm } from '#i18n/plural.ts';
import type { AdminTestimonialsTexts } from './testimonials.en.ts';

export const adminTestimonialsAr: AdminTestimonialsTexts = {
  title: 'آراء العملاء',
  intro:
    'ما يقوله العملاء بالترتيب الذي يراه الزوار. لتغيير الترتيب استخدم الأسهم، أو اسحب المقبض على الكمبيوتر.',
  add: 'إضافة رأي',
  newTitle: 'رأي جديد',
  editTitle: (author) => `رأي ${author}`,
  empty: 'لا آراء بعد. أضف ما قاله أحد العملاء بعد استئذانه.',
  moved: (author, place) => `رأي ${author} الآن في الموضع ${place}.`,
  edit: 'تعديل',
  editOne: (author) => `تعديل رأي ${author}`,
  delete: 'حذف',
  deleteOne: (author) => `حذف رأي ${author}`,
  deleted: (author) => `حُذف رأي ${author}.`,
  restored: (author) => `عاد رأي ${author}.`,
  shown: 'ظاهر',
  hidden: 'مخفي',
  stars: (rating) =>
    pluralForm('ar', rating, {
      one: 'نجمة واحدة من 5',
      two: 'نجمتان من 5',
      few: `${rating} نجوم من 5`,
      other: `${rating} نجمة من 5`,
    }),
  customer: 'العميل',
  author: 'الاسم',
  role: 'المنصب',
  company: 'الشركة',
  words: 'نص الرأي',
  text: 'النص',
  rating: 'النجوم',
  isActive: 'يظهر للزوار',
  picture: 'الصورة',
  pictureHint: 'ما اشتراه العميل أو مكان يشبه مكتبه. الصورة اختيارية.',
  saved: 'حُفظت التغييرات.',
  created: 'أُضيف الرأي.',
};
