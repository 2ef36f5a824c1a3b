import { pluralForm } from '../../../plural.ts';

/** Texts of the pictures of rooms whose products can be bought together. */
export const roomsEn = {
  shop: 'Shop this room',
  inRoom: 'See it in a room',
  title: 'Shop this room',
  lead: 'The numbers in the picture are the products below.',
  products: 'In this room',
  total: 'One of each',
  add: 'Add one of each to the cart',
  addRest: 'Add what is in stock',
  outOfStock: (count: number) =>
    pluralForm('en', count, {
      one: 'One product is out of stock.',
      other: `${count} products are out of stock.`,
    }),
  added: (count: number) =>
    pluralForm('en', count, {
      one: '1 product: now in your cart.',
      other: `${count} products: now in your cart.`,
    }),
  viewCart: 'View cart',
  refused: 'Not added, because it is not available:',
};

export type RoomsMessages = typeof roomsEn;
