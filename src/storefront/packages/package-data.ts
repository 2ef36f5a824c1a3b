import type { CartProduct } from '#domain/cart/cart.ts';
import type { Product } from '#domain/catalogue/products/product.ts';
import type { PictureInLanguage } from '#images/image-address.ts';
import type { Dirhams } from '#primitives/money.ts';
import type { LinkedOption } from '../catalogue/linked-options.ts';

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
  /** The product of the package, also while another one is in its place. */
  readonly lineId: string;
  /** Pieces in one package. */
  readonly quantity: number;
  /** Null while it is not sold. */
  readonly product: (CartProduct & Pick<Product, 'dimensions'>) | null;
  /** The colours and sizes in which there is another one; each leads to the page with that one in its place. */
  readonly options: readonly LinkedOption[];
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
  /** Which parts are replaced, as a part of a query; empty: none. */
  readonly replaced: string;
  readonly parts: readonly ShownPart[];
}
