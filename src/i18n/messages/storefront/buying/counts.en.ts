import { pluralForm } from '#i18n/plural.ts';

export const countedPiecesEn = (count: number) =>
  pluralForm('en', count, { one: '1 item', other: `${count} items` });

export const countedProductsEn = (count: number) =>
  pluralForm('en', count, { one: '1 product', other: `${count} products` });
