import {
  type Attribute,
  attributesByKey,
  type CategoryAttribute,
} from '#domain/catalogue/attributes/attribute.ts';
import type { StoredProduct } from '#domain/catalogue/products/product.ts';
import { ar } from '#i18n/messages/storefront/ar.ts';
import { en } from '#i18n/messages/storefront/en.ts';
import {
  type BuiltInAttributeKey,
  builtInAttributeKeys,
  isBuiltInAttribute,
} from '#primitives/attributes/attribute-kinds.ts';
import type { Locale } from '#primitives/locale.ts';
import { foldText } from '#primitives/text/fold-text.ts';
import {
  attributeFact,
  type ProductFact,
  packingFacts,
  saidBy,
  specificationFact,
  statesPair,
} from '../product/product-facts.ts';
import type { Cell, CompareRow } from './comparison.ts';

/** A product with what its category says of it. */
export interface DescribedProduct {
  readonly product: StoredProduct;
  readonly ofCategory: readonly CategoryAttribute[];
  readonly isService: boolean;
}

/**
 * The table of a comparison: every attribute that one of the products has, in the order of their categories, then free
 * specifications that no attribute says, packing, assembly, lead time and warranty. A row that no product has is left out.
 */
export function compareTable(
  described: readonly DescribedProduct[],
  attributes: readonly Attribute[],
  locale: Locale,
): readonly CompareRow[] {
  const definitions = attributesByKey(attributes);
  const keys = attributeKeys(described);
  const attributeFacts = keys.flatMap((key) => {
    const attribute = definitions.get(key);
    if (!attribute) return [];
    const cells = described.map(({ product }) => {
      const value = isBuiltInAttribute(key) ? builtInValue(product, key) : (product.attributes[key] ?? null);
      return value === null ? null : attributeFact(attribute, value, locale);
    });
    return [{ label: attribute.name[locale], cells }];
  });
  const labels = new Set(attributeFacts.map(({ label }) => foldText(label)));
  const specifications = byLabel(
    described.map(({ product }) => {
      const stored = keys.flatMap((key) => {
        const [attribute, value] = [definitions.get(key), product.attributes[key]];
        return attribute && value !== undefined ? [{ attribute, value }] : [];
      });
      const isSaid = saidBy(stored, locale);
      return product.specifications
        .filter(
          (specification) => !labels.has(foldText(specification.label[locale])) && !isSaid(specification),
        )
        .filter(
          (specification) => !stored.some((first, at) => statesPair(specification, first, stored[at + 1])),
        )
        .map((specification) => specificationFact(specification, locale));
    }),
  );
  const packing = byLabel(described.map(({ product }) => packingFacts(product, locale)));
  return [...attributeFacts, ...specifications, ...packing, ...generalFacts(described, locale)]
    .filter(({ cells }) => cells.some((cell) => cell !== null))
    .map((row) => ({ ...row, isSame: areSame(row.cells) }));
}

/** The attributes of all categories, each in the place that the first category with it gives it; size and weight at last. */
function attributeKeys(described: readonly DescribedProduct[]): string[] {
  const ofCategories = described.flatMap(({ ofCategory }) => ofCategory.map(({ key }) => key));
  return [...new Set([...ofCategories, ...builtInAttributeKeys])];
}

function builtInValue({ dimensions, weightKg }: StoredProduct, key: BuiltInAttributeKey): number | null {
  return key === 'weight' ? weightKg : (dimensions?.[key] ?? null);
}

interface Row {
  readonly label: string;
  readonly cells: readonly Cell[];
}

/** Rows by the labels of facts, which each product has for itself. */
function byLabel(factsOfProducts: readonly (readonly ProductFact[])[]): Row[] {
  const labels = new Map(factsOfProducts.flat().map(({ label }) => [foldText(label), label]));
  return [...labels].map(([folded, label]) => ({
    label,
    cells: factsOfProducts.map((facts) => facts.find((fact) => foldText(fact.label) === folded) ?? null),
  }));
}

const messages = { en, ar } as const;

function generalFacts(described: readonly DescribedProduct[], locale: Locale): Row[] {
  const { product: texts, catalogue } = messages[locale];
  return [
    {
      label: texts.leadTime,
      cells: described.map(({ product, isService }) =>
        isService ? null : { values: [texts.leadTimeDays(product.leadTimeDays)] },
      ),
    },
    {
      label: catalogue.warranty,
      cells: described.map(({ product: { warrantyMonths } }) =>
        warrantyMonths > 0 ? { values: [catalogue.warrantyMonths(warrantyMonths)] } : null,
      ),
    },
  ];
}

function areSame(cells: readonly Cell[]): boolean {
  const texts = cells.map((cell) => JSON.stringify(cell?.values ?? null));
  return new Set(texts).size === 1;
}
