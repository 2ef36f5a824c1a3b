import { pluralForm } from '#i18n/plural.ts';
import type { AdminBuiltInTexts } from './built-in.en.ts';

const things: AdminBuiltInTexts['add'] = {
  attributes: (count) =>
    pluralForm('ar', count, {
      one: 'خاصية واحدة',
      two: 'خاصيتان',
      few: `${count} خصائص`,
      many: `${count} خاصية`,
      other: `${count} خاصية`,
    }),
  families: (count) =>
    pluralForm('ar', count, {
      one: 'عائلة واحدة',
      two: 'عائلتان',
      few: `${count} عائلات`,
      many: `${count} عائلة`,
      other: `${count} عائلة`,
    }),
  rules: (count) =>
    pluralForm('ar', count, {
      one: 'قاعدة واحدة',
      two: 'قاعدتان',
      few: `${count} قواعد`,
      many: `${count} قاعدة`,
      other: `${count} قاعدة`,
    }),
  packages: (count) =>
    pluralForm('ar', count, {
      one: 'باقة واحدة',
      two: 'باقتان',
      few: `${count} باقات`,
      many: `${count} باقة`,
      other: `${count} باقة`,
    }),
};

export const adminBuiltInAr: AdminBuiltInTexts = {
  title: 'إضافة ما في المتجر الجديد',
  intro: {
    attributes: (products) =>
      `صار لكتالوج المتجر الأصلي خصائص. يمكنك إضافتها إلى الفئات التي لا خصائص لها، مع القيم والكراتين والتركيب للمنتجات التي لم يتغير رمزها ولا اسمها الإنجليزي، وعددها ${products}.`,
    families: () =>
      'صارت منتجات المتجر الأصلية ضمن عائلات. يمكنك إضافة العائلات التي بقي منها منتجان على الأقل.',
    rules: () => 'في المتجر الجديد قواعد لما يناسب كل منتج. يمكنك إضافتها وتعديلها بعد ذلك.',
    packages: () => 'في المتجر الجديد باقات. يمكنك إضافة الباقات التي بقيت كل منتجاتها.',
  },
  nothingChanges: 'لا يتغير شيء مما أدخلته، ويُذكر كل ما أُضيف في سجل التغييرات.',
  attributesFirst: 'أضف الخصائص أولًا، فبها تتميز المنتجات بعضها من بعض.',
  toAttributes: 'إلى الخصائص',
  names: 'ما سيُضاف',
  add: things,
  addLabel: (counted) => `إضافة ${counted}`,
  added: (counted) => `أُضيف: ${counted}.`,
};
