import { pluralForm } from '#i18n/plural.ts';
import type { ArticlesMessages } from './articles.en.ts';

export const articlesAr: ArticlesMessages = {
  reviewedOn: (day) => `رُوجع في ${day}`,
  readTime: (minutes) =>
    pluralForm('ar', minutes, {
      one: 'قراءة في دقيقة',
      two: 'قراءة في دقيقتين',
      few: `قراءة في ${minutes} دقائق`,
      other: `قراءة في ${minutes} دقيقة`,
    }),
  featured: 'ابدأ بقراءة هذه',
  latest: 'كل المقالات',
  shown: (first, last, total) => `${first} إلى ${last} من أصل ${total}`,
  count: (count) =>
    pluralForm('ar', count, {
      zero: 'لا مقالات',
      one: 'مقال واحد',
      two: 'مقالان',
      few: `${count} مقالات`,
      many: `${count} مقالًا`,
      other: `${count} مقال`,
    }),
  kinds: 'المقالات بحسب النوع',
  everything: 'الكل',
  subjects: 'بحسب الموضوع',
  tagTitle: (tag) => `مقالات: ${tag}`,
  lead: 'أدلة شراء ونصائح في بيئة العمل الصحية وتخطيط المكاتب في قطر.',
  tagLead: (tag) => `ما كتبناه في موضوع «${tag}»، الأحدث أولًا.`,
  pageLead: (page, pages) =>
    `الصفحة ${page} من ${pages} من مقالاتنا للمكاتب في قطر: أدلة شراء وبيئة عمل صحية وتخطيط وتقنية وعناية.`,
  contents: 'في هذا المقال',
  questions: 'أسئلة تتكرر',
  next: 'الخطوة التالية',
  writtenBy: 'كتبه',
  tags: 'المزيد عن',
  products: 'من المتجر',
  categories: 'أقسام هذا المقال',
  allOf: (category) => `كل ما في: ${category}`,
  related: 'تابع القراءة',
  allArticles: 'كل المقالات',
  preview: 'معاينة. لا تظهر هذه الصفحة للزوار، وقد يختلف المقال المنشور عنها إلى أن يُحفظ.',
  feedTitle: (shop) => `مقالات ${shop}`,
  feedDescription: 'أدلة شراء وبيئة عمل صحية وتخطيط وتقنية وعناية للمكاتب في قطر.',
};
