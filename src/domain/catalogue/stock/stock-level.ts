import type { Product } from '../products/product.ts';

/** Up to this number the page shows how many pieces there are, so that the buyer knows before the checkout. */
export const fewPieces = 5;

export function stockLevel({ stock }: Pick<Product, 'stock'>): 'plenty' | 'few' | 'none' {
  if (stock <= 0) return 'none';
  return stock <= fewPieces ? 'few' : 'plenty';
}
