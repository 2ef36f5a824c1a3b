import type { Attribute } from '#domain/catalogue/attributes/attribute.ts';
import type { FamilyWithMembers } from '#domain/catalogue/families/family-members.ts';
import { optionValue, valuesOf } from '#domain/catalogue/families/family-options.ts';
import { type ProductSummary, productCard, swatchOf } from '#domain/catalogue/listing/product-list.ts';
import type { ProductIndex } from '#domain/catalogue/product-index/product-index.ts';
import type { ProductCard } from '#domain/catalogue/products/product.ts';
import { joinValues } from '#i18n/lists.ts';
import { ar } from '#i18n/messages/storefront/ar.ts';
import { en } from '#i18n/messages/storefront/en.ts';
import { familiesAr } from '#i18n/messages/storefront/product/families.ar.ts';
import { familiesEn } from '#i18n/messages/storefront/product/families.en.ts';
import { formatRoundMoney } from '#i18n/money.ts';
import type { Locale } from '#primitives/locale.ts';

/**
 * What a list that shows families once shows of a product: '3 colours, from QAR 1,190' and these colours besides its own
 * facts.
 */
export function listedCard(product: ProductSummary, index: ProductIndex, locale: Locale): ProductCard {
  const card = productCard(product, locale, index.attributes);
  const family = index.familyOf(product.id);
  const colours = familySwatches(family, product.id, index.attributes, locale);
  return {
    ...card,
    swatches: colours.length > 1 ? colours : card.swatches,
    familyLine: familyLine(family, index.attributes, locale),
  };
}

/**
 * What a shelf or a row shows of a product, with its size in the line of its family: '160 × 80 × 74 cm, 3 colours'. Written
 * here, since code for it in the frame of all pages would be loaded with each of them.
 */
export function shelfCard(card: ProductCard, index: ProductIndex, locale: Locale): ProductCard {
  const parts = [
    sizeLine(card.dimensions, locale),
    familyLine(index.familyOf(card.id), index.attributes, locale),
  ].filter((part) => part !== null);
  return { ...card, familyLine: parts.length > 0 ? joinValues(locale, parts) : null };
}

const millimetresInCentimetre = 10;

function sizeLine(dimensions: ProductCard['dimensions'], locale: Locale): string | null {
  if (!dimensions) return null;
  const sides = [dimensions.width, dimensions.depth, dimensions.height];
  const size = sides.map((side) => side / millimetresInCentimetre).join(' × ');
  // Isolated, so that the sides keep their order within Arabic.
  return `\u2068${{ en, ar }[locale].catalogue.centimetres(size)}\u2069`;
}

/** The colours that a family has to choose from, that of the product first. */
export function familySwatches(
  withMembers: FamilyWithMembers | undefined,
  productId: string,
  definitions: readonly Attribute[],
  locale: Locale,
): ProductCard['swatches'] {
  if (!withMembers) return [];
  const { family, members } = withMembers;
  const own = members.find(({ id }) => id === productId);
  return definitions
    .filter(({ key }) => family.optionKeys.includes(key))
    .flatMap((attribute) => {
      const ownValue = own && optionValue(own, attribute.key);
      const values = valuesOf(attribute, members);
      const ownFirst = [
        ...values.filter((value) => value === ownValue),
        ...values.filter((value) => value !== ownValue),
      ];
      return ownFirst.flatMap((value) => {
        const option = attribute.options.find(({ key, swatch }) => key === value && swatch !== null);
        return option ? [swatchOf(option, locale)] : [];
      });
    });
}

const texts = { en: familiesEn, ar: familiesAr } as const;
const lengths = ['mm', 'm', 'inch'];

/** What a family has to choose from, and its lowest price if members differ in it; null without other members. */
export function familyLine(
  withMembers: FamilyWithMembers | undefined,
  definitions: readonly Attribute[],
  locale: Locale,
): string | null {
  if (!withMembers || withMembers.members.length < 2) return null;
  const { family, members } = withMembers;
  const words = texts[locale];
  const attributes = definitions.filter(({ key }) => family.optionKeys.includes(key));
  const most = (isMeant: (attribute: Attribute) => boolean) =>
    Math.max(0, ...attributes.filter(isMeant).map((attribute) => valuesOf(attribute, members).length));
  const colours = most(({ options }) => options.some(({ swatch }) => swatch !== null));
  const sizes = most(({ unit }) => unit !== null && lengths.includes(unit));
  const prices = members.map(({ price }) => price);
  const lowest = Math.min(...prices);
  return joinValues(locale, [
    ...(colours > 1 ? [words.colours(colours)] : []),
    ...(sizes > 1 ? [words.sizes(sizes)] : []),
    ...(colours > 1 || sizes > 1 ? [] : [words.versions(members.length)]),
    ...(lowest < Math.max(...prices) ? [words.from(formatRoundMoney(locale, lowest))] : []),
  ]);
}
