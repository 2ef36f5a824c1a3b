import { seedAttributes } from '#database/seed/data/attributes.ts';
import { seedPackages } from '#database/seed/data/packages.ts';
import { seedFamilies } from '#database/seed/data/product-families.ts';
import { seedProducts } from '#database/seed/data/products.ts';
import type { Queryable } from '#database/transaction.ts';
import { isBuiltInAttribute } from '#primitives/attributes/attribute-kinds.ts';
import { type AttributeRequest, attributeRequestSchema } from '../attributes/attribute-body.ts';
import { listAttributes } from '../attributes/attribute-queries.server.ts';
import type { ComplementRuleRequest } from '../complements/complement-rule-body.ts';
import { listComplementRules } from '../complements/complement-rule-queries.server.ts';
import { readKnownPlaces, ruleErrors } from '../complements/rule-errors.server.ts';
import { firstComplementRules } from '../complements/seed-complement-rules.server.ts';
import { type FamilyRequest, familyRequestSchema } from '../families/family-body.ts';
import { listFamilies } from '../families/family-queries.server.ts';
import { type PackageRequest, packageRequestSchema } from '../packages/package-body.ts';
import { listPackages } from '../packages/package-queries.server.ts';
import { findProductsByCode } from './built-in-queries.server.ts';

/** What can be added, by part. A part of which the shop has anything is empty: staff have begun with it themselves. */
export interface BuiltInPlan {
  readonly attributes: readonly AttributeRequest[];
  readonly families: readonly FamilyRequest[];
  readonly rules: readonly ComplementRuleRequest[];
  readonly packages: readonly PackageRequest[];
  /** Ids of the products that are still those of the first range, by the slug they had there. */
  readonly products: ReadonlyMap<string, string>;
}

const fewestMembers = 2;

export async function planBuiltIn(db: Queryable): Promise<BuiltInPlan> {
  const products = await findBuiltInProducts(db);
  const attributes = await listAttributes(db);
  const missing = attributes.every(({ isBuiltIn }) => isBuiltIn) ? firstAttributes() : [];
  // Families that wait for these attributes are in the plan, so that staff see what to add first.
  const keys = new Set([...attributes, ...missing].map(({ key }) => key));
  return {
    products,
    attributes: missing,
    families: (await listFamilies(db)).length > 0 ? [] : firstFamilies(products, keys),
    rules: (await listComplementRules(db)).length > 0 ? [] : await firstRules(db),
    packages: (await listPackages(db)).length > 0 ? [] : firstPackages(products),
  };
}

/** A product that has its code and its English name is the one of the first range, whatever else staff have changed. */
async function findBuiltInProducts(db: Queryable): Promise<ReadonlyMap<string, string>> {
  const rows = await findProductsByCode(
    db,
    seedProducts.map(({ sku }) => sku),
  );
  const bySku = new Map(rows.map((row) => [row.sku, row]));
  return new Map(
    seedProducts.flatMap(({ sku, slug, name }) => {
      const stored = bySku.get(sku);
      return stored?.nameEn === name ? [[slug, stored.id] as const] : [];
    }),
  );
}

function firstAttributes(): AttributeRequest[] {
  return seedAttributes
    .filter(({ key }) => !isBuiltInAttribute(key))
    .map((attribute) => attributeRequestSchema.parse(attribute));
}

/** Families whose options are defined or can be added, with the members that are there. */
function firstFamilies(
  products: BuiltInPlan['products'],
  attributeKeys: ReadonlySet<string>,
): FamilyRequest[] {
  return seedFamilies.flatMap(({ members, ...family }) => {
    const addedProductIds = members.flatMap((slug) => products.get(slug) ?? []);
    const isDefined = family.optionKeys.every((key) => attributeKeys.has(key));
    return isDefined && addedProductIds.length >= fewestMembers
      ? [familyRequestSchema.parse({ ...family, addedProductIds })]
      : [];
  });
}

/** Rules whose categories and attributes are there. */
async function firstRules(db: Queryable): Promise<ComplementRuleRequest[]> {
  const known = await readKnownPlaces(db);
  return firstComplementRules.filter((rule) => ruleErrors(rule, known).length === 0);
}

/** Packages whose parts are all there. */
function firstPackages(products: BuiltInPlan['products']): PackageRequest[] {
  return seedPackages.flatMap(({ parts, ...seed }) => {
    const lines = parts.flatMap(([slug, quantity]) => {
      const productId = products.get(slug);
      return productId === undefined ? [] : [{ productId, quantity }];
    });
    return lines.length === parts.length
      ? [packageRequestSchema.parse({ ...seed, lines, isActive: true })]
      : [];
  });
}
