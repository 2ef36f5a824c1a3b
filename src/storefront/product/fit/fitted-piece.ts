import type { FitSizes } from '#domain/catalogue/fit/product-fit.ts';

/** A product whose way is checked. Its name is shown where there are several. */
export interface FittedPiece extends FitSizes {
  readonly sku: string;
  readonly name: string | null;
}
