import { pluralForm } from '#i18n/plural.ts';

const counted = (count: number, one: string, other: string) =>
  pluralForm('en', count, { one: `1 ${one}`, other: `${count} ${other}` });

/** What a search with numbers asked for. The server writes it, so that pages do not carry the words. */
export const askedEn = {
  quantity: (count: number) => `${counted(count, 'piece', 'pieces')}: filled in when you open a product.`,
  only: (measures: string) => `Only products with ${measures}.`,
  notMet: (measures: string, words: string) =>
    `No product has ${measures}. These are the results for “${words}”.`,
  wider: (words: string) => `All results for “${words}”`,
  /** By the key of the attribute. */
  measures: {
    width: (value: number) => `a width of ${value} cm`,
    seats: (value: number) => counted(value, 'seat', 'seats'),
    'screen-size': (value: number) => `a screen of ${value} inches`,
    ports: (value: number) => counted(value, 'port', 'ports'),
    drawers: (value: number) => counted(value, 'drawer', 'drawers'),
    doors: (value: number) => counted(value, 'door', 'doors'),
    memory: (value: number) => `${value} GB of memory`,
    'rack-units': (value: number) => counted(value, 'rack unit', 'rack units'),
  },
};

export type AskedMessages = typeof askedEn;
