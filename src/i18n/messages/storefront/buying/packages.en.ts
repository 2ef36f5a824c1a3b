import { pluralForm } from '../../../plural.ts';
import { countedProductsEn } from './counts.en.ts';

const packages = (count: number) =>
  pluralForm('en', count, { one: `${count} package`, other: `${count} packages` });

export const packagesEn = {
  title: 'Packages',
  lead: 'Sets for a workplace, a meeting room or a reception, put together by our team. A package costs what its parts cost. Choose their colours and sizes on its page, and change the quantities in the cart.',
  none: 'There are no packages at the moment.',
  browse: 'Browse products by category',
  preview: 'Preview: visitors do not see this package.',
  change: 'Change',
  contents: 'What is in it',
  parts: (name: string) => `Parts of ${name}`,
  pieces: (count: number) => `${count} ×`,
  total: (count: number) => (count === 1 ? 'Price of the package' : `Price of ${packages(count)}`),
  sumOfParts: 'The sum of its parts at their current prices.',
  priceOfSold: 'The sum of the parts that are sold at present.',
  availability: {
    plenty: 'All parts in stock',
    few: (count: number) => `${packages(count)} in stock`,
    none: 'Not complete at the moment',
    fewer: (count: number) => `For ${packages(count)} there is not enough of every part. See below which.`,
    noneText:
      'One or more parts are not available. Add the others now, or ask us for a quotation with a substitute.',
  },
  state: {
    short: (stock: number, needed: number) => `Only ${stock} in stock, ${needed} needed`,
    out: 'Out of stock',
    alert: 'Get an email when it is back',
    notSold: 'No longer sold',
    instead: 'In its place:',
    hidden: 'One part of this package is not on sale at the moment.',
  },
  arrival: {
    all: (day: string) => `Everything arrives ${day}`,
    forZone: (zone: string) => `Days of arrival in ${zone}.`,
    yourZone: 'Choose your zone to see the day of arrival.',
  },
  ofProduct: 'Part of these packages',
  ofCategory: 'Packages with products of this kind',
  quantity: 'Number of packages',
  add: 'Add all to cart',
  addRest: 'Add the available parts to cart',
  quotation: 'Request a quotation',
  withoutScripts:
    'Your browser does not run JavaScript, which the cart needs. Open each part below, or call us: we take your order by phone.',
  added: (count: number) => `${countedProductsEn(count)}: now in your cart.`,
  viewCart: 'View cart',
  refused: 'Not added, because the quantity is not available:',
};

export type PackagesMessages = typeof packagesEn;
