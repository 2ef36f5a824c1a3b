import { pluralForm } from '#i18n/plural.ts';

/** The words of plans on documents, which show both languages at once. */
export const planDocumentsEn = {
  title: 'Floor plan',
  scale: 'Scale',
  bill: 'Products of the plan',
  room: (number: number) => `Room ${number}`,
  outside: 'Outside the rooms',
  pricesOn: (day: string) => `Prices of ${day}, without delivery.`,
  notSold: 'What has no price is no longer sold, and is not in the sum.',
  unknown: (count: number) =>
    pluralForm('en', count, {
      one: 'One piece of the plan is no longer in the catalogue and is not drawn.',
      other: `${count} pieces of the plan are no longer in the catalogue and are not drawn.`,
    }),
  /** On documents for those who deliver. */
  whereTo: 'Where the pieces go',
  noRoom: 'Without a room',
  notOrdered: 'In the plan, but not in this order',
};

export type PlanDocumentMessages = typeof planDocumentsEn;
