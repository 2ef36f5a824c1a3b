import { pluralForm } from '#i18n/plural.ts';
import { countedPiecesEn, countedProductsEn } from './counts.en.ts';
import { listReadingEn } from './list-reading.en.ts';

const lines = (count: number) => pluralForm('en', count, { one: '1 line', other: `${count} lines` });

export const quickOrderEn = {
  title: 'Quick order',
  lead: 'For buyers who know their codes: type them one after the other, paste a list, or choose an Excel or CSV file.',
  withoutScripts:
    'The quick order needs JavaScript, which your browser does not run at the moment. Send us your list by email or WhatsApp, and we will make you a quotation.',
  rows: 'Lines of your order',
  row: (number: number) => `Line ${number}`,
  code: 'Code or name',
  codeOf: (row: number) => `Code or name, line ${row}`,
  quantity: 'Quantity',
  quantityOf: (row: number) => `Quantity, line ${row}`,
  keys: 'Enter leads from the code to the quantity, and from there to the next line.',
  suggestions: 'Matching products',
  /** After a product code. */
  each: 'each',
  remove: (row: number) => `Remove line ${row}`,
  checking: 'Looking it up…',
  sameAs: (row: number, together: number) => `The same product as line ${row}: ${together} together.`,
  unconfirmed: 'As this browser last knew it.',
  problems: {
    not_a_number: 'Enter a whole number of pieces.',
    out_of_stock: 'Out of stock for now.',
  },
  take: (count: number) => `Take ${count}`,
  takeNamed: (count: number, name: string) => `Take ${count}: ${name}`,
  askForMore: 'The rest can be part of a quotation.',
  unknown: 'Nothing in our catalogue has exactly this code or name.',
  didYouMean: 'Did you mean one of these?',
  noNear: 'Check the code, or ask for it in a quotation: it goes along in your words.',
  use: (name: string) => `Use ${name}`,
  discontinued: (name: string) => `${name} is no longer sold.`,
  replacedBy: 'It is replaced by:',
  noSuccessor: 'It has no successor.',
  full: 'An order holds at most 100 lines. Send these first, then go on with the rest.',
  list: {
    ...listReadingEn,
    open: 'Paste a list or choose a file',
    label: 'One line for each product: code and quantity, in any order',
    placeholder: 'SD-HA-160  12\nDH-TK-AR-BK, 24\n4 × NR-M27-QHD',
    match: 'Add these lines',
    matching: 'Adding…',
    summary: (count: number, merged: number) =>
      merged === 0
        ? `${lines(count)} added.`
        : `${lines(count)} added, ${merged} of them to a line with the same code.`,
    leftOut: (count: number) =>
      pluralForm('en', count, {
        one: '1 line did not fit, because an order holds at most 100 lines.',
        other: `${count} lines did not fit, because an order holds at most 100 lines.`,
      }),
    /** For a pasted list. */
    restStays: 'They are still in the field above.',
  },
  unreachable: {
    offline:
      'You are offline. What you type is stored in this browser, and compared with our catalogue when you are connected again.',
    failed: 'We could not reach the shop. What you typed is stored in this browser.',
    tooMany:
      'Many lists were compared from this connection just now. Please wait a few minutes and try again.',
    retry: 'Try again',
  },
  notStored: 'This browser does not let us store your lines. They are lost when you leave this page.',
  summary: {
    title: 'Your order',
    ready: (kinds: number, count: number) => `${countedProductsEn(kinds)}, ${countedPiecesEn(count)}`,
    total: 'Total without delivery',
    nothing: 'Nothing yet. Enter a code to begin.',
    open: (count: number) =>
      pluralForm('en', count, {
        one: '1 line needs your attention. It stays here.',
        other: `${count} lines need your attention. They stay here.`,
      }),
    cart: 'Add to cart',
    quotation: 'Request a quotation',
    quotationHint: 'All lines go along, also those we do not know and more than is in stock.',
    clear: 'Remove all lines',
    saveList: 'Save as a list',
    lists: 'Your lists',
    nothingToAdd: 'There is no line yet that can go to the cart.',
  },
  added: (kinds: number, count: number) =>
    `${countedProductsEn(kinds)}, ${countedPiecesEn(count)}: now in your cart.`,
  cartFull: 'A cart holds at most 100 different products, so some lines stayed here.',
  viewCart: 'View cart',
  cleared: 'All lines were removed.',
  removed: (text: string) => `Removed: ${text}`,
  undo: 'Undo',
  undone: 'Everything is as it was before.',
};

export type QuickOrderMessages = typeof quickOrderEn;
