import type { Attribute } from '#domain/catalogue/attributes/attribute.ts';
import type { FamilyWithMembers } from '#domain/catalogue/families/family-members.ts';
import { familyOptions, type OptionValue, optionValue } from '#domain/catalogue/families/family-options.ts';
import { joinValues } from '#i18n/lists.ts';
import { familiesAr } from '#i18n/messages/storefront/product/families.ar.ts';
import { familiesEn } from '#i18n/messages/storefront/product/families.en.ts';
import { packingAr } from '#i18n/messages/storefront/product/packing.ar.ts';
import { packingEn } from '#i18n/messages/storefront/product/packing.en.ts';
import { formatQuantity } from '#i18n/quantities.ts';
import type { Locale } from '#primitives/locale.ts';
import { searchQuotationPath } from '../navigation/quotation-path.ts';

/** The colours and sizes of a model, in the language of the page. */
export interface FamilyChoices {
  /** For the structured data of the page. */
  readonly key: string;
  readonly name: string;
  readonly optionKeys: readonly string[];
  /** Slugs of all members. */
  readonly members: readonly string[];
  readonly options: readonly {
    readonly label: string;
    /** The value that the product of the page has. */
    readonly chosen: string;
    readonly choices: readonly {
      readonly name: string;
      readonly swatch: readonly string[];
      readonly slug: string;
      readonly isCurrent: boolean;
      /** What else is different there: the combination itself does not exist. */
      readonly differs: string | null;
    }[];
  }[];
  /** Combinations that do not exist, each with the address where a visitor asks for it. */
  readonly missing: {
    readonly title: string;
    readonly ask: string;
    readonly wishes: readonly { readonly name: string; readonly wish: string; readonly to: string }[];
  } | null;
}

const texts = { en: familiesEn, ar: familiesAr } as const;
const words = { en: packingEn, ar: packingAr } as const;

/** What the page of a product offers of its family; null if there is nothing to choose. */
export function familyChoices(
  withMembers: FamilyWithMembers | undefined,
  productId: string,
  attributes: readonly Attribute[],
  locale: Locale,
): FamilyChoices | null {
  const found = withMembers && familyOptions(withMembers, productId, attributes);
  if (!found) return null;
  const { family, members } = withMembers;
  const name = family.name[locale];
  const valuesIn = (combination: Readonly<Record<string, OptionValue>>) =>
    found.options.flatMap(({ attribute }) => {
      const value = combination[attribute.key];
      return value === undefined ? [] : [namedValue(attribute, value, locale)];
    });
  return {
    key: family.key,
    name,
    optionKeys: found.options.map(({ attribute }) => attribute.key),
    members: members.map(({ slug }) => slug),
    options: found.options.map(({ attribute, choices }) => {
      const current = choices.find(({ isCurrent }) => isCurrent);
      return {
        label: attribute.name[locale],
        chosen: current ? valueName(attribute, current.value, locale) : '',
        choices: choices.map(({ value, member, isCurrent, differing }) => ({
          name: valueName(attribute, value, locale),
          swatch: swatchOf(attribute, value),
          slug: member.slug,
          isCurrent,
          differs:
            differing.length === 0
              ? null
              : joinValues(
                  locale,
                  differing.flatMap((other) => {
                    const its = optionValue(member, other.key);
                    return its === undefined ? [] : [namedValue(other, its, locale)];
                  }),
                ),
        })),
      };
    }),
    missing:
      found.missing.length === 0
        ? null
        : {
            title: texts[locale].missing(found.missing.length),
            ask: texts[locale].ask,
            wishes: found.missing.map((combination) => {
              const values = valuesIn(combination);
              const wish = joinValues(locale, [name, ...values]);
              return {
                name: joinValues(locale, values),
                wish,
                to: searchQuotationPath(wish),
              };
            }),
          },
  };
}

function swatchOf({ options }: Attribute, value: OptionValue): string[] {
  const option = options.find(({ key }) => key === value);
  return [option?.swatch, option?.secondSwatch].filter((colour) => typeof colour === 'string');
}

/** The value in words: '160 cm', 'White', 'Yes'. */
function valueName({ kind, unit, options }: Attribute, value: OptionValue, locale: Locale): string {
  if (typeof value === 'number') return formatQuantity(locale, value, unit);
  if (kind === 'yes-no') return value === 'yes' ? words[locale].yes : words[locale].no;
  return options.find(({ key }) => key === value)?.name[locale] ?? value;
}

/** With its label where the value alone does not say what it is: 'Drawers: 3', 'Headrest: Yes'. */
function namedValue(attribute: Attribute, value: OptionValue, locale: Locale): string {
  const name = valueName(attribute, value, locale);
  const isBare = attribute.kind === 'yes-no' || (typeof value === 'number' && attribute.unit === null);
  return isBare ? `${attribute.name[locale]}: ${name}` : name;
}
