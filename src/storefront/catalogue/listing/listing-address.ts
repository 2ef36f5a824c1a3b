import type { AttributeChoices } from '#domain/catalogue/listing/attribute-choice.ts';
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
  'zone',
  'sort',
  'page',
  'shown',
] as const satisfies readonly (keyof ListingChoice)[];
/** Attributes come before these. */
const lastFields: ReadonlySet<string> = new Set(['sort', 'page', 'shown']);

/** Serializes a choice to the canonical address of a list, without locale; defaults are left out. */
export function listingAddress(place: ListingPlace, choice: Partial<ListingChoice>): string {
  const parameters = new URLSearchParams();
  const asked: Partial<ListingChoice> = { ...choice, ...(place.category && { category: place.category }) };
  const write = (field: (typeof fields)[number]) => {
    const value = asked[field];
    if (value !== undefined && !isUsual(field, asked)) parameters.set(field, String(value));
  };
  for (const field of fields) if (!lastFields.has(field)) write(field);
  writeAttributes(parameters, asked.attributes ?? {});
  for (const field of fields) if (lastFields.has(field)) write(field);
  return parameters.size === 0 ? place.path : `${place.path}?${parameters}`;
}

/** Under their own keys: `colour=white&colour=oak&width-to=120`. */
function writeAttributes(parameters: URLSearchParams, choices: AttributeChoices): void {
  for (const [key, { options = [], from, to }] of Object.entries(choices)) {
    for (const option of options) parameters.append(key, option);
    if (from !== undefined) parameters.set(rangeParameter(key, 'from'), String(from));
    if (to !== undefined) parameters.set(rangeParameter(key, 'to'), String(to));
  }
}

/** The query parameter, and the name of the field, of one end of a range. */
export function rangeParameter(key: string, end: 'from' | 'to'): string {
  return `${key}-${end}`;
}

function isUsual(field: (typeof fields)[number], choice: Partial<ListingChoice>): boolean {
  if (field === 'page' || field === 'shown') return choice[field] === 1;
  return field === 'sort' && choice.sort === 'featured' && choice.search === undefined;
}
