import type { Database } from '#database/connect.ts';
import { type Change, type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { seedCategoryAttributes } from '#database/seed/data/attributes.ts';
import { seedProducts } from '#database/seed/data/products.ts';
import type { SeedProduct } from '#database/seed/seed-product.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { attributesByKey } from '../attributes/attribute.ts';
import { listAttributes, replaceCategoryAttributes } from '../attributes/attribute-queries.server.ts';
import { attributeErrors, orderedValues } from '../attributes/attribute-values.ts';
import { addAttribute } from '../attributes/create-attribute.server.ts';
import { assemblyColumns, assemblySchema, cartonsSchema } from '../attributes/packing.ts';
import { listCategories, requireCategory } from '../categories/category-queries.server.ts';
import { updateCategoryRow } from '../categories/category-write-queries.server.ts';
import { serializeCategory } from '../categories/serialize-category.ts';
import { addComplementRule } from '../complements/write-complement-rules.server.ts';
import { addFamily } from '../families/create-family.server.ts';
import { addPackage } from '../packages/write-packages.server.ts';
import { lockCatalogue } from '../products/catalogue-lock-queries.server.ts';
import { findProductsToChange, updateProductRow } from '../products/product-write-queries.server.ts';
import { serializeProduct } from '../products/serialize-product.ts';
import type { BuiltInPart } from './built-in-part.ts';
import { type BuiltInPlan, planBuiltIn } from './plan-built-in.server.ts';

/** Adds one part of what a new shop begins with, whole or not at all. Returns how many entries were added. */
export async function addBuiltIn(db: Database, part: BuiltInPart, origin: ChangeOrigin): Promise<number> {
  return inTransaction(db, async (transaction) => {
    await lockCatalogue(transaction);
    const plan = await planBuiltIn(transaction);
    switch (part) {
      case 'attributes':
        await addAttributes(transaction, plan, origin);
        break;
      case 'families':
        for (const family of plan.families) await addFamily(transaction, family, origin);
        break;
      case 'rules':
        for (const rule of plan.rules) await addComplementRule(transaction, rule, origin);
        break;
      case 'packages':
        for (const one of plan.packages) await addPackage(transaction, one, origin);
        break;
    }
    return plan[part].length;
  });
}

/** The definitions, the attributes of categories that have none, and the values of products that have none. */
async function addAttributes(
  transaction: Transaction,
  { attributes, products }: BuiltInPlan,
  origin: ChangeOrigin,
): Promise<void> {
  if (attributes.length === 0) return;
  for (const attribute of attributes) await addAttribute(transaction, attribute, origin);
  const changes = [
    ...(await fillCategories(transaction, origin.now)),
    ...(await fillProducts(transaction, products, origin.now)),
  ];
  await recordChanges(transaction, { invalidatesPages: true }, origin, ...changes);
}

async function fillCategories(transaction: Transaction, now: Date): Promise<Change[]> {
  const changes: Change[] = [];
  for (const category of await listCategories(transaction)) {
    const chosen = seedCategoryAttributes[category.slug];
    if (!chosen || category.attributes.length > 0) continue;
    await replaceCategoryAttributes(transaction, category.id, chosen);
    await updateCategoryRow(transaction, category.id, { updatedAt: now });
    changes.push({
      action: 'update-category',
      entity: 'category',
      entityId: category.id,
      before: serializeCategory(category),
      after: serializeCategory(await requireCategory(transaction, category.id)),
    });
  }
  return changes;
}

async function fillProducts(
  transaction: Transaction,
  ids: BuiltInPlan['products'],
  now: Date,
): Promise<Change[]> {
  const definitions = attributesByKey(await listAttributes(transaction));
  const stored = await findProductsToChange(transaction, [...ids.values()]);
  const byId = new Map(stored.map((product) => [product.id, product]));
  const idOfSku = new Map(stored.map(({ sku, id }) => [sku, id]));
  const changes: Change[] = [];
  for (const seed of seedProducts) {
    const product = byId.get(ids.get(seed.slug) ?? '');
    if (!product || Object.keys(product.attributes).length > 0) continue;
    if (attributeErrors(seed.attributes, definitions).length > 0) continue;
    const before = serializeProduct(product);
    const filled = {
      attributes: orderedValues(seed.attributes, definitions),
      cartons: before.cartons.length > 0 ? before.cartons : cartonsSchema.parse(seed.cartons),
      assembly: before.assembly ?? assemblyOf(seed, idOfSku),
    };
    const { assembly, ...columns } = filled;
    await updateProductRow(transaction, product.id, {
      ...columns,
      ...assemblyColumns(assembly),
      updatedAt: now,
    });
    changes.push({
      action: 'update-product',
      entity: 'product',
      entityId: product.id,
      before,
      after: { ...before, ...filled, version: before.version + 1 },
    });
  }
  return changes;
}

/** The first range names the service that assembles a product by its code; a shop without it does not know the assembly. */
function assemblyOf({ assembly }: SeedProduct, idOfSku: ReadonlyMap<string, string>) {
  if (assembly.kind !== 'service') return assemblySchema.parse(assembly);
  const productId = idOfSku.get(assembly.sku);
  return productId === undefined ? null : assemblySchema.parse({ kind: 'service', productId });
}
