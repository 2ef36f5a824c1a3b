import type { CartProduct } from '#domain/cart/cart.ts';
import type { Product } from '#domain/catalogue/products/product.ts';
import type { PictureInLanguage } from '#images/image-address.ts';
import type { Dirhams } from '#primitives/money.ts';

/** A package in the list of packages, in one language. */
export interface PackageCard {
  readonly slug: string;
  readonly name: string;
  readonly summary: string;
  readonly price: Dirhams;
  /** Whole packages. */
  readonly inStock: number;
  readonly pictures: readonly PictureInLanguage[];
  /** Its sold parts. */
  readonly parts: readonly { readonly name: string; readonly quantity: number }[];
}

/** A part on the page of a package. */
export interface ShownPart {
  readonly productId: string;
  /** Pieces in one package. */
  readonly quantity: number;
  /** Null while it is not sold. */
  readonly product: (CartProduct & Pick<Product, 'dimensions'>) | null;
  /** While it is discontinued: its page, and what to buy in its place. */
  readonly former: {
    readonly slug: string;
    readonly name: string;
    readonly picture: PictureInLanguage | null;
    readonly successors: readonly { readonly slug: string; readonly name: string }[];
  } | null;
}

/** A package for its page, in one language. */
export interface PackageInLanguage {
  readonly slug: string;
  readonly name: string;
  readonly summary: string;
  readonly isActive: boolean;
  readonly parts: readonly ShownPart[];
}
