import { pluralForm } from '#i18n/plural.ts';

const things = {
  attributes: (count: number) =>
    pluralForm('en', count, { one: '1 attribute', other: `${count} attributes` }),
  families: (count: number) => pluralForm('en', count, { one: '1 family', other: `${count} families` }),
  rules: (count: number) => pluralForm('en', count, { one: '1 rule', other: `${count} rules` }),
  packages: (count: number) => pluralForm('en', count, { one: '1 package', other: `${count} packages` }),
};

/** The offer to a shop from before attributes, families, rules and packages existed. */
export const adminBuiltInEn = {
  title: 'Add those of a new shop',
  intro: {
    attributes: (products: number) =>
      `The catalogue that came with the shop has attributes by now. You can add them to the categories that have none, with the values, cartons and assembly of ${products} products whose code and English name you have not changed.`,
    families: () =>
      'The products that came with the shop form families by now. You can add those of which at least two products are still there.',
    rules: () => 'A new shop has rules for what goes with what. You can add them and change them afterwards.',
    packages: () => 'A new shop has packages. You can add those whose products are all still there.',
  },
  nothingChanges: 'Nothing that you have entered is changed, and the activity lists what was added.',
  attributesFirst: 'First add the attributes: they name what the products differ in.',
  toAttributes: 'Go to attributes',
  names: 'What is added',
  add: things,
  addLabel: (counted: string) => `Add ${counted}`,
  added: (counted: string) => `Added: ${counted}.`,
};

export type AdminBuiltInTexts = typeof adminBuiltInEn;
