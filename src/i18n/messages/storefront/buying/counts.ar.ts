import { pluralForm } from '#i18n/plural.ts';

export const countedPiecesAr = (count: number) =>
  pluralForm('ar', count, {
    zero: 'لا قطع',
    one: 'قطعة واحدة',
    two: 'قطعتان',
    few: `${count} قطع`,
    other: `${count} قطعة`,
  });

export const countedProductsAr = (count: number) =>
  pluralForm('ar', count, {
    zero: 'لا منتجات',
    one: 'منتج واحد',
    two: 'منتجان',
    few: `${count} منتجات`,
    many: `${count} منتجًا`,
    other: `${count} منتج`,
  });

/** A button that lowers a quantity to what there is. */
export const takePiecesAr = (count: number) =>
  pluralForm('ar', count, {
    one: 'اكتفِ بقطعة واحدة',
    two: 'اكتفِ بقطعتين',
    few: `اكتفِ بـ ${count} قطع`,
    other: `اكتفِ بـ ${count} قطعة`,
  });
