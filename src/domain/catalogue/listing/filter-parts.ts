import type { ProductFilter } from './product-filter.ts';

/** The filters of a list, without sort order and pagination. */
export type Narrowing = Omit<ProductFilter, 'sort' | 'page' | 'pageSize'>;

/** The filters as the visitor sees them; both ends of the price range are one filter. */
export const filterParts = [
  'search',
  'category',
  'subcategory',
  'price',
  'inStock',
  'isNewArrival',
  'isBestSeller',
  'isFeatured',
] as const;
export type FilterPart = (typeof filterParts)[number];

const fieldsOf: Readonly<Record<FilterPart, readonly (keyof Narrowing)[]>> = {
  search: ['search'],
  // A subcategory is removed together with its category.
  category: ['category', 'subcategory'],
  subcategory: ['subcategory'],
  price: ['minPrice', 'maxPrice'],
  inStock: ['inStock'],
  isNewArrival: ['isNewArrival'],
  isBestSeller: ['isBestSeller'],
  isFeatured: ['isFeatured'],
};

export function chosenParts(narrowing: Narrowing): FilterPart[] {
  return filterParts.filter((part) =>
    part === 'category'
      ? narrowing.category !== undefined
      : fieldsOf[part].some((field) => narrowing[field] !== undefined),
  );
}

export function withoutParts<Filter extends Narrowing>(filter: Filter, parts: readonly FilterPart[]): Filter {
  const left = { ...filter };
  for (const field of parts.flatMap((part) => fieldsOf[part])) delete left[field];
  return left;
}
