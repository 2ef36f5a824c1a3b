const pieces = (count: number) => (count === 1 ? '1 piece' : `${count.toLocaleString('en')} pieces`);
const products = (count: number) => (count === 1 ? '1 product' : `${count.toLocaleString('en')} products`);

/** Staff's texts of the stock take. */
export const adminStockTakeEn = {
  title: 'Stock take',
  intro:
    'Count what is on the shelf. Nothing changes before you have seen the preview, and sales during the count stay as they are.',
  place: 'What to count',
  wholeShop: 'The whole shop',
  load: 'Show the products',
  more: (left: number) => `Show more (${left.toLocaleString('en')} left)`,
  scan: 'Scan or type a code',
  scanHint: 'Each scan counts one piece. A code that is not in the list is added at its end.',
  scanned: (name: string, count: string) => `${name}: ${count}`,
  unknownCode: (code: string) => `No product has the code ${code}.`,
  reserved: 'Pieces of orders that have not left the shop are on the shelf and are counted too',
  columns: {
    product: 'Product',
    sku: 'Code',
    expected: 'Expected',
    counted: 'Counted',
    difference: 'Difference',
  },
  ofOrders: (count: number) => `with ${pieces(count)} of open orders`,
  countOf: (name: string) => `Counted: ${name}`,
  notANumber: 'Please write a whole number.',
  empty: 'Choose what to count, or scan the first code.',
  summary: (counted: number, rows: number, different: number) =>
    `${counted} of ${products(rows)} counted, ${different} different`,
  discard: 'Discard this count',
  discardTitle: 'Discard this count?',
  discardText: 'The numbers that you have typed are gone. The stock of the shop stays as it is.',
  preview: 'Show what would change',
  previewTitle: 'What this stock take changes',
  nothing: 'Everything that you counted is as expected. Nothing changes.',
  now: 'Now',
  afterwards: 'Afterwards',
  apply: (count: number) => `Change the stock of ${products(count)}`,
  finish: 'End the stock take',
  applied: (count: number) =>
    count === 0
      ? 'The stock take is done. Nothing had to change.'
      : `The stock of ${products(count)} is changed.`,
  hindered: 'Nothing was changed, because of these products:',
  outcomes: {
    gone: 'Deleted meanwhile. Clear its number.',
    too_low: 'More was sold meanwhile than is there. Count it again.',
    too_high: 'The number is too large.',
  },
};

export type AdminStockTakeTexts = typeof adminStockTakeEn;
