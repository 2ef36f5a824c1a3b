import { pluralForm } from '#i18n/plural.ts';
import { countedPiecesEn, countedProductsEn } from './buying/counts.en.ts';

/** What the cart's page says; pages that only add to the cart do not load it. */
export const cartEn = {
  empty: {
    title: 'Your cart is empty',
    text: 'Look around and take your time. What you add stays here, even if you close the browser.',
    browse: 'Browse products',
  },
  withoutScripts:
    'Your browser does not run JavaScript, so it cannot keep a cart. Call us or write to us, and we will put your order together with you.',
  list: 'Products in your cart',
  pieces: countedPiecesEn,
  products: countedProductsEn,
  each: 'each',
  quantityOf: (name: string) => `Quantity of ${name}`,
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  removed: 'Removed:',
  undo: 'Undo',
  undoNamed: (name: string) => `Undo removing ${name}`,
  restored: (name: string) => `Back in your cart: ${name}`,
  continue: 'Continue shopping',
  fit: {
    title: 'Does it all fit into your building?',
    offline: 'The sizes could not be loaded. Check your connection and open this again.',
  },
  seats: {
    text: (places: number, seats: number) =>
      `Your desks and tables have places for ${pluralForm('en', places, { one: '1 person', other: `${places} people` })}; ` +
      `${pluralForm('en', seats, { one: 'there is 1 chair', other: seats === 0 ? 'there are no chairs' : `there are ${seats} chairs` })} in the cart.`,
    link: 'See chairs that fit',
  },
  quickOrder: 'Add products by code',
  lists: 'Your lists',
  saveList: 'Save this cart as a list',
  notes: {
    priceBefore: 'The price has changed. It was',
    agree: 'OK',
    agreeNamed: (name: string) => `OK, the new price is fine: ${name}`,
    onlyLeft: (count: number) => `Only ${count} left in stock.`,
    mostOfOne: 'A cart holds at most 999 of one product.',
    take: (count: number) => `Take ${count}`,
    takeNamed: (count: number, name: string) => `Take ${count}: ${name}`,
    askForMore: 'Ask for a quotation for more',
    outOfStock: 'Out of stock for now.',
    /** Of a service, which has no stock. */
    mostBooked: (count: number) => `At most ${count} can be booked online at the moment.`,
    fullyBooked: 'Fully booked at the moment.',
    tellMe: 'Tell me when it is back',
    gone: 'We no longer sell this product.',
  },
  unconfirmed: {
    text: 'We could not reach the shop. Prices and stock are those that this browser last received.',
    retry: 'Try again',
  },
  summary: {
    title: 'Summary',
    subtotal: 'Subtotal',
    delivery: 'Delivery',
    free: 'Free',
    /** Until a zone is chosen. */
    byZone: 'By zone',
    notDelivered: 'Not to this zone',
    total: 'Total',
    missingToMinimum: 'To reach the minimum order for this zone, add',
    missingToFree: 'For free delivery, add',
    dayFollows: 'The day is shown as soon as the shop can be reached',
    /** In place of a delivery day, for a cart of services only. */
    serviceDay: 'You choose the day at the checkout.',
    checkout: 'Checkout',
    unavailable: (count: number) =>
      pluralForm('en', count, {
        one: 'One product is not available as you want it.',
        other: `${count} products are not available as you want them.`,
      }),
    countsWhatIsThere: 'The total counts only what we have.',
    adjust: 'Keep what is available',
    adjusted: 'Your cart now holds what we have in stock.',
    quotation: 'Request a quotation',
    whatsapp: 'Send on WhatsApp',
  },
  bar: 'Total and checkout',
  share: {
    copy: 'Copy a link to this cart',
    copied: 'Link copied',
    byHand: 'Your browser does not let us copy. Please copy the link yourself:',
  },
  shared: {
    title: 'Products from the link you opened',
    /** Before an amount. */
    worth: 'for',
    question: 'Your own cart is not empty. What should happen to it?',
    add: 'Add to my cart',
    replace: 'Replace my cart',
    keep: 'Keep mine as it is',
    filled: 'Your cart was filled from the link.',
    added: 'The products were added to your cart.',
    replaced: 'Your cart was replaced by these products.',
    undone: 'Your cart is as it was before.',
    unknown: 'Not sold any more, or unknown:',
    noneKnown: 'None of the products in this link is sold here any more.',
    unreadable: 'This link has no products in it. It may have been cut off.',
    tooMany: 'A cart holds at most 100 products, so these were left out:',
    /** For browsers without scripts. */
    contents: 'What the link holds',
  },
  whatsapp: {
    greeting: (shop: string) => `Hello ${shop}, I would like to order:`,
    code: 'code',
    more: (count: number) =>
      pluralForm('en', count, { one: '… and 1 more product', other: `… and ${count} more products` }),
    total: 'Total',
    cart: 'The cart',
  },
};

export type CartMessages = typeof cartEn;
