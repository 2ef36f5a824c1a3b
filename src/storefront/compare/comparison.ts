import type { CartProduct } from '#domain/cart/cart.ts';
import type { ProductCard } from '#domain/catalogue/products/product.ts';
import type { ProductFact } from '../product/product-facts.ts';

/** What one product has in a row; null: not known, or not a property of its kind. */
export type Cell = Omit<ProductFact, 'label'> | null;

/** One property of all compared products, in their order. */
export interface CompareRow {
  readonly label: string;
  readonly cells: readonly Cell[];
  /** Whether all products say the same. */
  readonly isSame: boolean;
}

export interface ComparedProduct extends CartProduct {
  /** False for a discontinued product, which cannot be ordered. */
  readonly isSold: boolean;
}

/** What the page of a comparison shows, in one language. */
export interface Comparison {
  readonly products: readonly ComparedProduct[];
  readonly rows: readonly CompareRow[];
  /** Slugs of the address that no product has. */
  readonly unknown: readonly string[];
  /** Names of products of the address beyond the limit. */
  readonly tooMany: readonly string[];
  /** What the visitor looks for to add; empty: nothing. */
  readonly search: string;
  readonly addable: readonly ProductCard[];
}
