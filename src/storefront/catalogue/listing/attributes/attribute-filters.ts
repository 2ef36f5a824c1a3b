import type { Attribute, CategoryAttribute } from '#domain/catalogue/attributes/attribute.ts';
import { attributesByKey } from '#domain/catalogue/attributes/attribute.ts';
import {
  type AttributeChoice,
  type AttributeChoices,
  type AttributeFacet,
  listedKeys,
} from '#domain/catalogue/listing/attribute-choice.ts';
import { filterTextsAr, filterTextsEn } from '#i18n/messages/storefront/product/filters.ts';
import { formatQuantity, shownNumber, storedNumber, unitName } from '#i18n/quantities.ts';
import type { Locale } from '#primitives/locale.ts';
import type { AttributeFilter } from '../listing-data.ts';
import type { Choosable } from './read-attributes.ts';

const texts = { en: filterTextsEn, ar: filterTextsAr } as const;

/** More different numbers are offered as a range. */
const mostNumbers = 8;

/** Units of sizes, which buyers compare with a room: always a range. */
const rangeUnits: ReadonlySet<string | null> = new Set(['mm', 'kg']);

interface Definitions {
  readonly attributes: readonly Attribute[];
  /** Of the category whose products are listed. */
  readonly ofCategory: readonly CategoryAttribute[];
}

/** What the address of a category's list may choose: its filters and the brand. */
export function choosableAttributes({ attributes, ofCategory }: Definitions): Choosable[] {
  const definitions = attributesByKey(attributes);
  const filters = ofCategory.flatMap(({ key, isFilter }) => (isFilter && definitions.get(key)) || []);
  return [
    ...filters.map(({ key, kind, options }) => ({
      key,
      hasRange: kind === 'number',
      hasOption: (option: string) => {
        if (kind === 'number') return /^\d{1,8}(\.\d{1,3})?$/.test(option);
        if (kind === 'yes-no') return option === 'yes' || option === 'no';
        return options.some((one) => one.key === option);
      },
    })),
    { key: listedKeys.brand, hasRange: false, hasOption: (brand) => brand !== '' && brand.length <= 60 },
  ];
}

/** Chosen ranges in the units in which products are stored. */
export function storedChoices(choices: AttributeChoices, { attributes }: Definitions): AttributeChoices {
  const definitions = attributesByKey(attributes);
  return Object.fromEntries(
    Object.entries(choices).map(([key, { options, from, to }]): [string, AttributeChoice] => {
      const attribute = definitions.get(key);
      const stored = (shown: number) => storedNumber(shown, attribute?.unit ?? null);
      return [
        key,
        {
          ...(options && {
            options:
              attribute?.kind === 'number' ? options.map((one) => String(stored(Number(one)))) : options,
          }),
          ...(from !== undefined && { from: stored(from) }),
          ...(to !== undefined && { to: stored(to) }),
        },
      ];
    }),
  );
}

interface CountedList {
  readonly facets: readonly AttributeFacet[];
  /** How many products the list has. */
  readonly total: number;
  /** The Arabic names of brands, by brand. */
  readonly arabicBrands: ReadonlyMap<string, string>;
}

/** The filters of a list in the order of its category, then the brand, with the number of products for each value. */
export function attributeFilters(
  { facets, total, arabicBrands }: CountedList,
  definitions: Definitions,
  chosen: AttributeChoices,
  locale: Locale,
): AttributeFilter[] {
  const facetOf = new Map(facets.map((facet) => [facet.key, facet.values]));
  const byKey = attributesByKey(definitions.attributes);
  const filters = definitions.ofCategory.flatMap(({ key, isFilter }) => {
    const attribute = byKey.get(key);
    if (!attribute || !isFilter) return [];
    return [attributeFilter(attribute, facetOf.get(key) ?? [], chosen[key], locale)];
  });
  const brands = facetOf.get(listedKeys.brand) ?? [];
  const brand: AttributeFilter = {
    key: listedKeys.brand,
    name: texts[locale].brand,
    unit: '',
    range: null,
    isSingle: false,
    options: withChosen(brands, chosen[listedKeys.brand])
      .map(({ value, count }) => ({
        key: String(value),
        name: (locale === 'ar' && arabicBrands.get(String(value))) || String(value),
        count,
        colours: [],
      }))
      .toSorted((one, other) => one.name.localeCompare(other.name, locale)),
  };
  // One value that all products have divides nothing.
  return [...filters, brand].filter(
    ({ key, range, options }) =>
      chosen[key] !== undefined ||
      (range
        ? range.lowest < range.highest
        : options.length > 1 || options.some(({ count }) => count < total)),
  );
}

function attributeFilter(
  attribute: Attribute,
  values: AttributeFacet['values'],
  chosen: AttributeChoice | undefined,
  locale: Locale,
): AttributeFilter {
  const { key, kind, unit, name } = attribute;
  const shown = { key, name: name[locale], unit: unitName(locale, unit), isSingle: false };
  if (kind !== 'number')
    return { ...shown, range: null, options: namedOptions(attribute, values, chosen, locale) };
  const numbers = values.map(({ value }) => Number(value));
  const isRange =
    rangeUnits.has(unit) ||
    numbers.length > mostNumbers ||
    chosen?.from !== undefined ||
    chosen?.to !== undefined;
  if (isRange) {
    const [lowest = 0, highest = 0] = [numbers[0], numbers.at(-1)].map((one) => shownNumber(one ?? 0, unit));
    return { ...shown, range: { lowest, highest }, options: [] };
  }
  return {
    ...shown,
    range: null,
    options: withChosen(values, chosen, (option) => storedNumber(Number(option), unit)).map(
      ({ value, count }) => ({
        key: String(shownNumber(Number(value), unit)),
        name: formatQuantity(locale, Number(value), unit),
        count,
        colours: [],
      }),
    ),
  };
}

/** Options with products and the chosen ones, in the order of their definition. */
function namedOptions(
  { kind, options }: Attribute,
  values: AttributeFacet['values'],
  chosen: AttributeChoice | undefined,
  locale: Locale,
): AttributeFilter['options'] {
  const counts = new Map(values.map(({ value, count }) => [String(value), count]));
  const named =
    kind === 'yes-no'
      ? (['yes', 'no'] as const).map((key) => ({ key, name: texts[locale][key], colours: [] }))
      : options.map(({ key, name, swatch, secondSwatch }) => ({
          key,
          name: name[locale],
          colours: [swatch, secondSwatch].filter((colour) => colour !== null),
        }));
  return named
    .map((option) => ({ ...option, count: counts.get(option.key) ?? 0 }))
    .filter(({ key, count }) => count > 0 || chosen?.options?.includes(key));
}

/** Values with products, and the chosen ones that have none. */
function withChosen(
  values: AttributeFacet['values'],
  chosen: AttributeChoice | undefined,
  toValue: (option: string) => number | string = (option) => option,
): AttributeFacet['values'] {
  const missing = (chosen?.options ?? [])
    .map(toValue)
    .filter((value) => !values.some((one) => one.value === value));
  return [...values, ...missing.map((value) => ({ value, count: 0 }))];
}
