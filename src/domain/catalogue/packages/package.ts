import type { LocalizedText } from '#primitives/text/localized-text.ts';

/** Pieces of one product in a package. */
export interface PackageLine {
  readonly productId: string;
  readonly quantity: number;
}

export interface StoredLine extends PackageLine {
  /** By which the history names the line. */
  readonly sku: string;
}

/** A set of products that staff put together. Its price, stock and day are those of its parts. */
export interface ProductPackage {
  readonly id: string;
  /** In the address; it never changes. */
  readonly slug: string;
  readonly name: LocalizedText;
  readonly summary: LocalizedText;
  readonly lines: readonly StoredLine[];
  /** Visitors see it. */
  readonly isActive: boolean;
  readonly version: number;
}
