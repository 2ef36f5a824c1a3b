import type { Attribute, CategoryAttribute } from '#domain/catalogue/attributes/attribute.ts';
import { attributesByKey } from '#domain/catalogue/attributes/attribute.ts';
import type { AttributeValue } from '#domain/catalogue/attributes/attribute-values.ts';
import { packedTotal } from '#domain/catalogue/attributes/packing.ts';
import type { StoredProduct } from '#domain/catalogue/products/product.ts';
import { isolateLatin } from '#i18n/isolate-latin.ts';
import { packingAr } from '#i18n/messages/storefront/product/packing.ar.ts';
import { packingEn } from '#i18n/messages/storefront/product/packing.en.ts';
import { formatMoney } from '#i18n/money.ts';
import { formatQuantity, shownNumber, unitName } from '#i18n/quantities.ts';
import { unbroken } from '#i18n/unbroken.ts';
import { isBuiltInAttribute } from '#primitives/attributes/attribute-kinds.ts';
import { type Locale, locales } from '#primitives/locale.ts';
import { foldText } from '#primitives/text/fold-text.ts';

/** A row of the table of specifications, in the language of the page. */
export interface ProductFact {
  readonly label: string;
  /** One line, or several. */
  readonly values: readonly string[];
  /** Colours of the options, the first with the first value. */
  readonly swatches?: readonly (readonly string[])[];
  /** The page of what the value names. */
  readonly to?: string;
}

interface Definitions {
  readonly attributes: readonly Attribute[];
  /** Of the product's category, in their order. */
  readonly ofCategory: readonly CategoryAttribute[];
}

const texts = { en: packingEn, ar: packingAr } as const;

/**
 * The attributes of a product in the order of its category, without size and weight, which every product shows. Free
 * specifications that an attribute says (`saidBy`) are left out. Two attributes that one free specification states
 * together are left out too, such as the ends of 'Height range: 62 to 127 cm'.
 */
export function productFacts(
  product: Pick<StoredProduct, 'attributes' | 'specifications'>,
  { attributes, ofCategory }: Definitions,
  locale: Locale,
): { readonly facts: readonly ProductFact[]; readonly specifications: readonly ProductFact[] } {
  const definitions = attributesByKey(attributes);
  const stored = ofCategory.flatMap(({ key }) => {
    const attribute = definitions.get(key);
    const value = product.attributes[key];
    return attribute && value !== undefined && !isBuiltInAttribute(key) ? [{ attribute, value }] : [];
  });
  const stated = product.specifications.map(({ value }) => numbersIn(value[locale]));
  const shown = stored.filter(
    (one, at) => !arePair(stored[at - 1], one, stated) && !arePair(one, stored[at + 1], stated),
  );
  const isSaid = saidBy(shown, locale);
  return {
    facts: shown.map(({ attribute, value }) => attributeFact(attribute, value, locale)),
    specifications: product.specifications
      .filter((specification) => !isSaid(specification))
      .map((specification) => specificationFact(specification, locale)),
  };
}

/**
 * Whether an attribute says what a free specification says: it has the same name, or the same value and the same name in the
 * other language, where 'Seats: 3' and 'Places: 3' are both «عدد المقاعد».
 */
export function saidBy(
  stored: readonly StoredAttribute[],
  locale: Locale,
): (specification: StoredProduct['specifications'][number]) => boolean {
  const names = new Set(stored.map(({ attribute }) => foldText(attribute.name[locale])));
  return ({ label, value }) =>
    names.has(foldText(label[locale])) ||
    stored.some(({ attribute, value: ofAttribute }) => {
      const isSameName = locales.some((one) => foldText(attribute.name[one]) === foldText(label[one]));
      const said = attributeFact(attribute, ofAttribute, locale).values.join();
      return isSameName && said === shownText(value[locale], locale);
    });
}

/** Whether a free specification states two numbers of the same unit together, as 'Height range: 62 to 127 cm'. */
export function statesPair(
  { value }: StoredProduct['specifications'][number],
  first: StoredAttribute | undefined,
  second: StoredAttribute | undefined,
): boolean {
  return arePair(first, second, [numbersIn(value.en)]);
}

/** An attribute that a product has. */
export interface StoredAttribute {
  readonly attribute: Attribute;
  readonly value: AttributeValue;
}

/** Whether two numbers that follow each other in the category are those of one free specification. */
function arePair(
  first: StoredAttribute | undefined,
  second: StoredAttribute | undefined,
  stated: readonly (readonly number[])[],
): boolean {
  if (typeof first?.value !== 'number' || typeof second?.value !== 'number') return false;
  const { unit } = first.attribute;
  if (unit === null || unit !== second.attribute.unit) return false;
  const pair = [shownNumber(first.value, unit), shownNumber(second.value, unit)];
  return stated.some((numbers) => numbers.length === 2 && numbers.every((number, at) => number === pair[at]));
}

function numbersIn(text: string): number[] {
  return (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
}

/** A free specification as staff wrote it. */
export function specificationFact(
  { label, value }: StoredProduct['specifications'][number],
  locale: Locale,
): ProductFact {
  return { label: label[locale], values: [shownText(value[locale], locale)] };
}

/** Latin words of a text in Arabic are isolated; numbers stay with their units. */
export function shownText(text: string, locale: Locale): string {
  return locale === 'ar' ? isolateLatin(unbroken(text)) : unbroken(text);
}

/** The value of an attribute in words. */
export function attributeFact(attribute: Attribute, value: AttributeValue, locale: Locale): ProductFact {
  const label = attribute.name[locale];
  if (typeof value === 'number') {
    return { label, values: [shownText(formatQuantity(locale, value, attribute.unit), locale)] };
  }
  if (typeof value === 'boolean') return { label, values: [value ? texts[locale].yes : texts[locale].no] };
  const keys = typeof value === 'string' ? [value] : value;
  const options = attribute.options.filter(({ key }) => keys.includes(key));
  const swatches = options.map(({ swatch, secondSwatch }) =>
    [swatch, secondSwatch].filter((one) => one !== null),
  );
  return {
    label,
    values: options.map(({ name }) => shownText(name[locale], locale)),
    ...(swatches.some((colours) => colours.length > 0) && { swatches }),
  };
}

/** How a product is packed and assembled; empty where it is not known. */
export function packingFacts(
  product: Pick<StoredProduct, 'cartons' | 'assembly' | 'assemblyService'>,
  locale: Locale,
): readonly ProductFact[] {
  return [...packedFacts(product, locale), ...assemblyFacts(product, locale)];
}

function packedFacts({ cartons }: Pick<StoredProduct, 'cartons'>, locale: Locale): ProductFact[] {
  if (cartons.length === 0) return [];
  const words = texts[locale];
  const total = packedTotal(cartons);
  const lines = cartons.map(({ width, depth, height, weightKg, count }) => {
    const sides = [width, depth, height].map((side) => shownNumber(side, 'mm')).join(' × ');
    const size = `${sides} ${unitName(locale, 'mm')}`;
    return unbroken(words.size(count, size, formatQuantity(locale, weightKg, 'kg')));
  });
  const summary = unbroken(words.cartons(total.cartons, formatQuantity(locale, total.weightKg, 'kg')));
  return [{ label: words.packed, values: total.cartons === 1 ? lines : [summary, ...lines] }];
}

function assemblyFacts(
  { assembly, assemblyService }: Pick<StoredProduct, 'assembly' | 'assemblyService'>,
  locale: Locale,
): ProductFact[] {
  if (assembly === null) return [];
  const { assembly: label, ...words } = texts[locale];
  switch (assembly.kind) {
    case 'none-needed':
      return [{ label, values: [words.noneNeeded] }];
    case 'included':
      return [{ label, values: [words.included] }];
    case 'self': {
      const time = assembly.minutes && formatQuantity(locale, assembly.minutes, 'minutes');
      return [{ label, values: [time ? unbroken(words.selfIn(time)) : words.self] }];
    }
    case 'service': {
      // A service that is not sold any more promises nothing.
      if (!assemblyService) return [];
      const value = words.service(formatMoney(locale, assemblyService.price));
      return [{ label, values: [value], to: `/product/${assemblyService.slug}` }];
    }
  }
}
