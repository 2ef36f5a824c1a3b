import { pictureInLanguage } from '#images/image-address.ts';
import type { Locale } from '#primitives/locale.ts';
import type { Dirhams } from '#primitives/money.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import type { Attribute, AttributeOption } from '../attributes/attribute.ts';
import type { Product, ProductCard } from '../products/product.ts';
import type { AnsweredQuery } from '../search/query/answered-query.ts';
import type { AttributeFacet } from './attribute-choice.ts';

/** A product as shown in a list. */
export interface ProductSummary
  extends Pick<
    Product,
    | 'id'
    | 'slug'
    | 'sku'
    | 'brand'
    | 'brandName'
    | 'category'
    | 'subcategory'
    | 'price'
    | 'stock'
    | 'isFeatured'
    | 'isNewArrival'
    | 'isBestSeller'
    | 'pictures'
    | 'model'
    | 'leadTimeDays'
    | 'dimensions'
    | 'attributes'
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
  /** Of the attributes that the list of a category can be narrowed by. */
  readonly attributes: readonly AttributeFacet[];
}

export interface ProductPage {
  readonly products: readonly ProductSummary[];
  readonly total: number;
  readonly facets: ProductFacets;
  /** What the search said; null without a search. */
  readonly query: AnsweredQuery | null;
}

/** What a list shows of a product; with the definitions of attributes also its colours. */
export function productCard(
  product: Omit<ProductSummary, 'category' | 'subcategory'>,
  locale: Locale,
  definitions: readonly Attribute[] = [],
): ProductCard {
  const { id, slug, brandName, name, price, stock, isService, pictures } = product;
  const { leadTimeDays, dimensions, attributes } = product;
  const [picture] = pictures;
  return {
    id,
    slug,
    brand: brandName[locale],
    name: name[locale],
    price,
    stock,
    isService,
    picture: picture ? pictureInLanguage(picture, locale) : null,
    leadTimeDays,
    dimensions,
    familyLine: null,
    swatches: definitions.flatMap(({ key, options }) => {
      const value = attributes[key];
      const chosen = typeof value === 'string' ? [value] : Array.isArray(value) ? value : [];
      return options
        .filter((option) => option.swatch !== null && chosen.includes(option.key))
        .map((option) => swatchOf(option, locale));
    }),
  };
}

export function swatchOf(
  { name, swatch, secondSwatch }: AttributeOption,
  locale: Locale,
): ProductCard['swatches'][number] {
  return { name: name[locale], colours: [swatch, secondSwatch].filter((colour) => colour !== null) };
}
