import { pluralForm } from '#i18n/plural.ts';

/** A search that the browser answers from the products it keeps. */
export const offlineSearchEn = {
  results: (count: number) =>
    pluralForm('en', count, {
      one: 'The shop cannot be reached. 1 result among the products this browser keeps; price and stock may have changed.',
      other: `The shop cannot be reached. ${count} results among the products this browser keeps; prices and stock may have changed.`,
    }),
  nothing: (term: string) =>
    `The shop cannot be reached, and none of the products this browser keeps matches “${term}”.`,
  partOf: (stored: number, total: number) => `This browser keeps ${stored} of the shop’s ${total} products.`,
};

export type OfflineSearchMessages = typeof offlineSearchEn;
