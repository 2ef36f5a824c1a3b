import type { Picture, PictureInLanguage } from '#images/image-address.ts';
import type { Locale } from '#primitives/locale.ts';
import type { Dirhams } from '#primitives/money.ts';
import type { ProductStatus } from '#primitives/status/product-status.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import type { AttributeValues } from '../attributes/attribute-values.ts';
import type { Assembly, Carton } from '../attributes/packing.ts';

export interface Specification {
  readonly label: LocalizedText;
  readonly value: LocalizedText;
}

export interface Product {
  readonly id: string;
  readonly slug: string;
  readonly sku: string;
  /** As filters, structured data and the API have it. */
  readonly brand: string;
  /** As pages show it. */
  readonly brandName: LocalizedText;
  readonly name: LocalizedText;
  readonly shortDescription: LocalizedText;
  readonly description: LocalizedText;
  /** Slugs of the tree. */
  readonly category: string;
  readonly subcategory: string | null;
  readonly price: Dirhams;
  readonly stock: number;
  readonly isFeatured: boolean;
  readonly isNewArrival: boolean;
  readonly isBestSeller: boolean;
  readonly specifications: readonly Specification[];
  /** In millimetres. */
  readonly dimensions: { readonly width: number; readonly depth: number; readonly height: number } | null;
  readonly weightKg: number | null;
  /** Without the width, depth, height and weight, which have fields of their own. */
  readonly attributes: AttributeValues;
  /** Empty: not known. */
  readonly cartons: readonly Carton[];
  /** Null: not known. */
  readonly assembly: Assembly | null;
  readonly warrantyMonths: number;
  readonly leadTimeDays: number;
  readonly status: ProductStatus;
  /** The one that shows it best first. */
  readonly pictures: readonly Picture[];
  /** Address of its 3D model. */
  readonly model: string | null;
  readonly version: number;
}

/** A product for its page, in one language. The name is in both, since the cart stores it for either. */
export interface ProductInLanguage
  extends Omit<
    Product,
    | 'brandName'
    | 'shortDescription'
    | 'description'
    | 'specifications'
    | 'attributes'
    | 'cartons'
    | 'assembly'
  > {
  readonly brandName: string;
  readonly shortDescription: string;
  readonly description: string;
}

/** The service product that assembles another one, while it is sold. */
export interface AssemblyService {
  readonly slug: string;
  readonly name: LocalizedText;
  readonly price: Dirhams;
}

/** A product with what only staff need to know of it. */
export interface StoredProduct extends Product {
  readonly assemblyService: AssemblyService | null;
  /** The key of the family of its model, whose members differ in colour or size. */
  readonly family: string | null;
  /** What its page offers instead once it is discontinued, the best first. */
  readonly successorIds: readonly string[];
  /** Of its pictures, in their order. */
  readonly imageIds: readonly string[];
  /** As it is written, empty where it is missing; the texts of the product say it in English then. */
  readonly arabic: {
    readonly name: string;
    readonly shortDescription: string;
    readonly description: string;
    readonly specifications: readonly { readonly label: string; readonly value: string }[];
  };
}

/** What a list shows of a product, in one language. */
export interface ProductCard {
  readonly id: string;
  readonly slug: string;
  /** The brand as it is shown. */
  readonly brand: string;
  readonly name: string;
  readonly price: Dirhams;
  readonly stock: number;
  /** A service shows neither stock nor a delivery day. */
  readonly isService: boolean;
  readonly picture: PictureInLanguage | null;
  readonly leadTimeDays: number;
  /** In millimetres. */
  readonly dimensions: Product['dimensions'];
  /** Names and colours of its options with swatches, as far as the list shows them. */
  readonly swatches: readonly { readonly name: string; readonly colours: readonly string[] }[];
  /** What its family has to choose from, where a list shows families once; else null. */
  readonly familyLine: string | null;
}

export function productInLanguage(stored: StoredProduct, locale: Locale): ProductInLanguage {
  // What only staff need would travel with every page.
  // What is shown of specifications, attributes and packing, the page writes in words.
  const {
    imageIds: _imageIds,
    arabic: _arabic,
    successorIds: _successors,
    family: _family,
    specifications: _specifications,
    attributes: _attributes,
    cartons: _cartons,
    assembly: _assembly,
    assemblyService: _service,
    ...product
  } = stored;
  return {
    ...product,
    brandName: product.brandName[locale],
    shortDescription: product.shortDescription[locale],
    description: product.description[locale],
  };
}

/** Whether a visitor can order it, given the stock. */
export function isSold(product: Pick<Product, 'status'>): boolean {
  return product.status === 'live';
}

export function isInStock(product: Pick<Product, 'stock'>): boolean {
  return product.stock > 0;
}

type OnSale = Pick<Product, 'status' | 'stock'>;

/** Whether a change of the status makes a product orderable, which visitors with a stock alert wait for. */
export function goesOnSale(before: OnSale, after: OnSale): boolean {
  return !isSold(before) && isSold(after) && isInStock(after);
}

/** The query parameter of a draft's preview address, with the key of the draft. Pages with it are never cached. */
export const previewParameter = 'preview';
