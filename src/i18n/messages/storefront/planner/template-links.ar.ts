import { pluralForm } from '#i18n/plural.ts';
import type { TemplateLinksMessages } from './template-links.en.ts';

export const templateLinksAr: TemplateLinksMessages = {
  heading: 'مكاتب جاهزة تفتحها في مخطِّط المكاتب',
  text: 'مؤثثة بما هو متوفر لدينا. افتح أحدها في المخطِّط، وغيّر ما تشاء، ثم اطلبه أو اطلب عرض سعر.',
  summary: ({ price, pieces, area }) =>
    `${price} لـ\u00a0${pluralForm('ar', pieces, { few: `${pieces}\u00a0قطع`, other: `${pieces}\u00a0قطعة` })}، على مساحة ${area}\u00a0م²`,
};
