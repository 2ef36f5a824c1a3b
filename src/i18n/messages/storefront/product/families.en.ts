import { pluralForm } from '#i18n/plural.ts';

/** Texts of families of products. The server puts them into the page's data, so no script has them. */
export const familiesEn = {
  colours: (count: number) => `${count} colours`,
  sizes: (count: number) => `${count} sizes`,
  versions: (count: number) => `${count} versions`,
  from: (price: string) => `from ${price}`,
  missing: (count: number) =>
    pluralForm('en', count, {
      one: '1 combination that we do not stock',
      other: `${count} combinations that we do not stock`,
    }),
  ask: 'Ask for it',
};

export type FamiliesTexts = typeof familiesEn;
