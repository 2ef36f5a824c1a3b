import type { Dirhams } from '#primitives/money.ts';

/** A part of a package. */
export interface CountedPart {
  /** Pieces in one package. */
  readonly quantity: number;
  /** Null while it is not sold: a draft, discontinued or deleted. */
  readonly product: { readonly price: Dirhams; readonly stock: number } | null;
}

/** The price of one package: the sum of its parts, without those that are not sold. */
export function packagePrice(parts: readonly CountedPart[]): Dirhams {
  return parts.reduce((sum, { quantity, product }) => sum + quantity * (product?.price ?? 0), 0);
}

/** How many whole packages are in stock: as many as the scarcest part allows. */
export function packagesInStock(parts: readonly CountedPart[]): number {
  return parts.length === 0 ? 0 : Math.min(...parts.map(packagesOfPart));
}

function packagesOfPart({ quantity, product }: CountedPart): number {
  return product ? Math.floor(Math.max(0, product.stock) / quantity) : 0;
}

export const partStates = ['available', 'short', 'out_of_stock', 'not_sold'] as const;
export type PartState = (typeof partStates)[number];

/** Whether the stock of a part is enough for so many packages. */
export function partState({ quantity, product }: CountedPart, packages: number): PartState {
  if (!product) return 'not_sold';
  if (product.stock <= 0) return 'out_of_stock';
  return product.stock < quantity * packages ? 'short' : 'available';
}

/** The day on which all parts have arrived; null if one of them has none. Days compare as strings. */
export function lastDay(days: readonly (string | null)[]): string | null {
  let last: string | null = null;
  for (const day of days) {
    if (day === null) return null;
    if (last === null || day > last) last = day;
  }
  return last;
}
