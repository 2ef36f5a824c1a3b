import type { Attribute } from '#domain/catalogue/attributes/attribute.ts';
import type { FamilyWithMembers } from '#domain/catalogue/families/family-members.ts';
import { valuesOf } from '#domain/catalogue/families/family-options.ts';
import { type ProductSummary, productCard } from '#domain/catalogue/listing/product-list.ts';
import type { ProductIndex } from '#domain/catalogue/product-index/product-index.ts';
import type { ProductCard } from '#domain/catalogue/products/product.ts';
import { joinValues } from '#i18n/lists.ts';
import { familiesAr } from '#i18n/messages/storefront/product/families.ar.ts';
import { familiesEn } from '#i18n/messages/storefront/product/families.en.ts';
import { formatRoundMoney } from '#i18n/money.ts';
import type { Locale } from '#primitives/locale.ts';

/** What a list that shows families once shows of a product: '3 colours, from QAR 1,190' besides its own facts. */
export function listedCard(product: ProductSummary, index: ProductIndex, locale: Locale): ProductCard {
  return {
    ...productCard(product, locale, index.attributes),
    familyLine: familyLine(index.familyOf(product.id), index.attributes, locale),
  };
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
