import { pluralForm } from '#i18n/plural.ts';
import type { FamiliesTexts } from './families.en.ts';

export const familiesAr: FamiliesTexts = {
  colours: (count) =>
    pluralForm('ar', count, {
      two: 'لونان',
      few: `${count} ألوان`,
      many: `${count} لونًا`,
      other: `${count} لون`,
    }),
  sizes: (count) =>
    pluralForm('ar', count, {
      two: 'مقاسان',
      few: `${count} مقاسات`,
      many: `${count} مقاسًا`,
      other: `${count} مقاس`,
    }),
  versions: (count) =>
    pluralForm('ar', count, {
      two: 'خياران',
      few: `${count} خيارات`,
      many: `${count} خيارًا`,
      other: `${count} خيار`,
    }),
  from: (price) => `ابتداءً من ${price}`,
  missing: (count) =>
    pluralForm('ar', count, {
      one: 'تشكيلة واحدة غير متوفرة لدينا',
      two: 'تشكيلتان غير متوفرتين لدينا',
      few: `${count} تشكيلات غير متوفرة لدينا`,
      many: `${count} تشكيلة غير متوفرة لدينا`,
      other: `${count} تشكيلة غير متوفرة لدينا`,
    }),
  ask: 'اسأل عنها',
};
