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

const prefix = 'attribute:';
type AttributePart = `${typeof prefix}${string}`;
export type FilterPart = (typeof filterParts)[number] | AttributePart;

const fieldsOf: Readonly<Record<(typeof filterParts)[number], readonly (keyof Narrowing)[]>> = {
  search: ['search'],
  // A subcategory and the attributes of a category are removed together with it.
  category: ['category', 'subcategory', 'attributes'],
  subcategory: ['subcategory'],
  price: ['minPrice', 'maxPrice'],
  inStock: ['inStock'],
  isNewArrival: ['isNewArrival'],
  isBestSeller: ['isBestSeller'],
  isFeatured: ['isFeatured'],
};

export function attributePart(key: string): AttributePart {
  return `${prefix}${key}`;
}

/** The key of the attribute that a part is, if it is one. */
export function attributeOfPart(part: FilterPart): string | undefined {
  return part.startsWith(prefix) ? part.slice(prefix.length) : undefined;
}

export function chosenParts(narrowing: Narrowing): FilterPart[] {
  const fixed = filterParts.filter((part) =>
    part === 'category'
      ? narrowing.category !== undefined
      : fieldsOf[part].some((field) => narrowing[field] !== undefined),
  );
  return [...fixed, ...Object.keys(narrowing.attributes ?? {}).map(attributePart)];
}

export function withoutParts<Filter extends Narrowing>(filter: Filter, parts: readonly FilterPart[]): Filter {
  const left = { ...filter };
  for (const part of parts) {
    const key = attributeOfPart(part);
    if (key === undefined)
      for (const field of fieldsOf[part as (typeof filterParts)[number]]) delete left[field];
    else left.attributes = withoutAttribute(left.attributes, key);
    if (left.attributes === undefined) delete left.attributes;
  }
  return left;
}

function withoutAttribute(choices: Narrowing['attributes'], key: string): Narrowing['attributes'] {
  const left = Object.entries(choices ?? {}).filter(([other]) => other !== key);
  return left.length > 0 ? Object.fromEntries(left) : undefined;
}
