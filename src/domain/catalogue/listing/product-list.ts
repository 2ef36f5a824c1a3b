import { pictureInLanguage } from '#images/image-address.ts';
import type { Locale } from '#primitives/locale.ts';
import type { Dirhams } from '#primitives/money.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import type { Product, ProductCard } from '../products/product.ts';

/** A product as shown in a list. */
export interface ProductSummary
  extends Pick<
    Product,
    | 'id'
    | 'slug'
    | 'sku'
    | 'brand'
    | 'category'
    | 'subcategory'
    | 'price'
    | 'stock'
    | 'isFeatured'
    | 'isNewArrival'
    | 'isBestSeller'
    | 'pictures'
  > {
  readonly name: LocalizedText;
  readonly shortDescription: LocalizedText;
  readonly isService: boolean;
}

/** The highlights of a product; it may have several. */
export const highlights = ['isNewArrival', 'isBestSeller', 'isFeatured'] as const;
export type Highlight = (typeof highlights)[number];

export interface FacetCount {
  readonly slug: string;
  readonly count: number;
}

export interface ProductFacets {
  readonly categories: readonly FacetCount[];
  readonly subcategories: readonly FacetCount[];
  /** Null without any product. */
  readonly price: { readonly lowest: Dirhams; readonly highest: Dirhams } | null;
  readonly stock: { readonly inStock: number; readonly outOfStock: number };
  readonly highlights: Readonly<Record<Highlight, number>>;
}

export interface ProductPage {
  readonly products: readonly ProductSummary[];
  readonly total: number;
  readonly facets: ProductFacets;
}

export function productCard(
  product: Omit<ProductSummary, 'category' | 'subcategory'>,
  locale: Locale,
): ProductCard {
  const { id, slug, brand, name, price, stock, isService, pictures } = product;
  const [picture] = pictures;
  return {
    id,
    slug,
    brand,
    name: name[locale],
    price,
    stock,
    isService,
    picture: picture ? pictureInLanguage(picture, locale) : null,
  };
}
