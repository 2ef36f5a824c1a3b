import { pluralForm } from '#i18n/plural.ts';

export const compareEn = {
  title: 'Compare products',
  lead: 'Up to four products side by side. The address of this page holds them, so you can send it to a colleague.',
  table: 'The compared products',
  /** For screen readers, before the swipeable table. */
  swipe: 'Scroll sideways to see all products.',
  price: 'Price',
  availability: 'Availability',
  arrival: 'Day of arrival',
  yourZone: 'Choose your zone to see the day on which each product arrives.',
  forZone: (zone: string) => `Days of arrival in ${zone}.`,
  buy: 'Order',
  service: 'A service',
  serviceFull: 'Fully booked',
  notSold: 'No longer available',
  quotation: 'Quotation',
  quotationFor: (name: string) => `Request a quotation for ${name}`,
  addToCart: (name: string) => `Add to cart: ${name}`,
  unknown: 'Not stated',
  differs: 'different',
  hideSame: (count: number) =>
    pluralForm('en', count, {
      one: 'Hide the row that is the same',
      other: `Hide the ${count} rows that are the same`,
    }),
  allSame: 'These products are the same in every row.',
  noneSame: 'These products differ in every row.',
  legend: 'Rows with this sign are different.',
  remove: (name: string) => `Remove ${name}`,
  removeShort: 'Remove',
  print: 'Print',
  share: {
    copy: 'Copy a link to this comparison',
    copied: 'Link copied',
    byHand: 'Your browser does not let us copy. Please copy the link yourself:',
  },
  notFound: 'Not sold here, or not any more, and therefore left out:',
  tooMany: 'Four products fit side by side. Remove one to add another. Not shown:',
  empty: {
    title: 'No products to compare yet',
    text: 'Press “Compare” on products of a list or on a product page, or find them here.',
    browse: 'Browse products',
    own: (count: number) =>
      pluralForm('en', count, {
        one: 'Show the product that you chose',
        other: `Show the ${count} products that you chose`,
      }),
  },
  bar: {
    label: 'Products to compare',
    room: (count: number) =>
      pluralForm('en', count, { one: 'Room for one more.', other: `Choose up to ${count} more.` }),
    full: 'Four products, the most.',
    clear: 'Clear',
  },
  one: 'Add a second product to see the differences.',
  add: {
    title: 'Add a product',
    full: 'Four products are the most. Remove one to add another.',
    search: 'Find a product to compare',
    submit: 'Find',
    similar: 'Similar products',
    found: (term: string) => `Products for “${term}”`,
    nothing: (term: string) => `Nothing was found for “${term}”.`,
    action: 'Add to the comparison',
  },
};

export type CompareMessages = typeof compareEn;
