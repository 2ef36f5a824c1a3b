import { productFilterSchema } from '#domain/catalogue/listing/product-filter.ts';
import { type ListingChoice, mostShown } from './listing-choice.ts';
import { readPrices, type TypedPrices } from './typed-prices.ts';

interface ReadChoice {
  readonly choice: ListingChoice;
  /** The price fields as sent, to be shown again when they are invalid. */
  readonly typedPrices: TypedPrices;
}

/**
 * Parses the choice of an address. Invalid values are ignored, as are the empty fields that forms send without
 * scripts.
 */
export function readChoice(parameters: URLSearchParams): ReadChoice {
  const typedPrices = {
    minPrice: parameters.get('minPrice') ?? '',
    maxPrice: parameters.get('maxPrice') ?? '',
  };
  const search = parameters.get('search')?.trim().slice(0, longestSearch).trim();
  const choice: ListingChoice = {
    ...(search && { search }),
    ...readable(parameters, 'category'),
    ...readable(parameters, 'subcategory'),
    ...readPrices(typedPrices).range,
    ...readable(parameters, 'inStock'),
    ...readable(parameters, 'isNewArrival'),
    ...readable(parameters, 'isBestSeller'),
    ...readable(parameters, 'isFeatured'),
    ...zoneFrom(parameters.get('zone')),
    ...readable(parameters, 'sort'),
    page: 1,
    ...readable(parameters, 'page'),
    shown: shownFrom(parameters.get('shown')),
  };
  if (choice.sort !== 'featured' || choice.search) return { choice, typedPrices };
  const { sort: _usual, ...rest } = choice;
  return { choice: rest, typedPrices };
}

const longestSearch = 200;
const { shape } = productFilterSchema;
type Field =
  | 'category'
  | 'subcategory'
  | 'inStock'
  | 'isNewArrival'
  | 'isBestSeller'
  | 'isFeatured'
  | 'sort'
  | 'page';

function readable<Name extends Field>(
  parameters: URLSearchParams,
  name: Name,
): Partial<Pick<ListingChoice, Name>> {
  const value = parameters.get(name);
  if (value === null) return {};
  const read = shape[name].safeParse(value);
  return read.success ? ({ [name]: read.data } as Partial<Pick<ListingChoice, Name>>) : {};
}

function zoneFrom(value: string | null): Partial<Pick<ListingChoice, 'zone'>> {
  return value !== null && /^[1-9]\d{0,3}$/.test(value) ? { zone: Number(value) } : {};
}

function shownFrom(value: string | null): number {
  const number = Number(value ?? 1);
  return Number.isInteger(number) && number >= 1 ? Math.min(number, mostShown) : 1;
}
