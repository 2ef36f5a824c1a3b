import type { ListingChoice } from './listing-choice.ts';

/** The page of a list, without the filter choice. */
export interface ListingPlace {
  readonly path: string;
  /** The category in the query of /collection: a name in either language, or a slug. */
  readonly category?: string;
}

/** Query parameters in canonical order, so that one choice has one address. */
const fields = [
  'search',
  'category',
  'subcategory',
  'minPrice',
  'maxPrice',
  'inStock',
  'isNewArrival',
  'isBestSeller',
  'isFeatured',
  'sort',
  'page',
  'shown',
] as const satisfies readonly (keyof ListingChoice)[];

/** Serializes a choice to the canonical address of a list, without locale; defaults are left out. */
export function listingAddress(place: ListingPlace, choice: Partial<ListingChoice>): string {
  const parameters = new URLSearchParams();
  const asked: Partial<ListingChoice> = { ...choice, ...(place.category && { category: place.category }) };
  for (const field of fields) {
    const value = asked[field];
    if (value !== undefined && !isUsual(field, asked)) parameters.set(field, String(value));
  }
  return parameters.size === 0 ? place.path : `${place.path}?${parameters}`;
}

function isUsual(field: (typeof fields)[number], choice: Partial<ListingChoice>): boolean {
  if (field === 'page' || field === 'shown') return choice[field] === 1;
  return field === 'sort' && choice.sort === 'featured' && choice.search === undefined;
}
