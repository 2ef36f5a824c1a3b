import type { Dirhams } from '#primitives/money.ts';
import type { ProductStatus } from '#primitives/status/product-status.ts';
import type { SearchableTexts } from '../search/product-search-text.ts';
import type { FilterableFields } from './value-columns.ts';

/** What the index reads of a product. */
export interface IndexedProduct extends SearchableTexts, FilterableFields {
  readonly id: string;
  readonly categoryId: string;
  readonly subcategoryId: string | null;
  readonly familyId: string | null;
  readonly price: Dirhams;
  readonly stock: number;
  readonly isFeatured: boolean;
  readonly isNewArrival: boolean;
  readonly isBestSeller: boolean;
  readonly position: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly slug: string;
  readonly lacksArabic: boolean;
  readonly lacksPicture: boolean;
  readonly status: ProductStatus;
  readonly successorIds: readonly string[];
}
