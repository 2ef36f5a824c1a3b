import type { PagesMessages } from './pages.en.ts';

export const pagesAr: PagesMessages = {
  title: 'الباقات والمساعدة والخدمات والمقالات',
  kinds: { help: 'مساعدة', service: 'خدمة', delivery: 'توصيل', article: 'مقال', package: 'باقة' },
};
