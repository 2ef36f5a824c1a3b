import { countedWorkingDays } from '#i18n/counted-days.ts';

/** Texts that only lists of products show. */
export const listEn = {
  /** Of what is in stock. */
  readyIn: (days: number) => `Ready in ${countedWorkingDays('en', days)}`,
  arrives: (day: string) => `Arrives ${day}`,
  moreOptions: 'More',
  notARange: 'Write a number; “From” may not be more than “To”.',
  arrival: 'Day of arrival',
  zoneNumber: 'Your zone number, to see the days',
  otherZoneNumber: 'Or the number of another zone',
  daysFor: (zone: string) => `Show the days for ${zone}`,
  otherZone: 'Another zone',
  nothing: {
    title: 'Nothing matches all these filters',
    lead: 'The range is larger than this list. One of these may be close to what you want.',
    without: (filters: string) => `Without ${filters}`,
    didYouMean: (term: string) => `Did you mean “${term}”?`,
    categories: 'Look around in',
    askTitle: 'Shall we find it for you?',
    askText:
      'We also order what is not on these pages. Tell us what you need and how many, and we send you a quotation.',
    quotation: 'Request a quotation',
    whatsapp: 'Ask on WhatsApp',
    whatsappText: (shop: string, term: string) =>
      `Hello ${shop}, I am looking for “${term}” and did not find it in the shop.`,
    whatsappTextWithoutWords: (shop: string) =>
      `Hello ${shop}, I did not find what I am looking for in the shop.`,
  },
};

export type ListMessages = typeof listEn;
