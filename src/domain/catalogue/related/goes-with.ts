import type { ProductCard } from '../products/product.ts';

/** What a rule finds. */
export interface GoesWith {
  readonly heading: string;
  /** How many of each one piece of the product needs. */
  readonly quantity: number;
  readonly products: readonly ProductCard[];
}
