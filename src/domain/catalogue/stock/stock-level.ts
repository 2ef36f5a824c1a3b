import type { Product } from '../products/product.ts';

/** From here on the page says how many there are: who wants more should know before the checkout. */
export const fewPieces = 5;

export function stockLevel({ stock }: Pick<Product, 'stock'>): 'plenty' | 'few' | 'none' {
  if (stock <= 0) return 'none';
  return stock <= fewPieces ? 'few' : 'plenty';
}
