import type { ListingChoice } from './listing-choice.ts';

/** The page that shows a list, without what was chosen for it. */
export interface ListingPlace {
  readonly path: string;
  /** As it stands in the address of /collection: a name in either language, or a slug. */
  readonly category?: string;
}

/** In the order in which they stand in an address, so that one choice has one address. */
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

/** The plain address of a list with this choice; what would be so anyway is left out. */
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
