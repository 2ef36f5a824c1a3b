import { seedBrandNames } from '#database/seed/data/brand-names.ts';
import { seedFamilies } from '#database/seed/data/product-families.ts';
import { seedProducts } from '#database/seed/data/products.ts';
import type { SeedProduct } from '#database/seed/seed-product.ts';
import type { Transaction } from '#database/transaction.ts';
import { type AttributesByKey, attributesByKey } from '../attributes/attribute.ts';
import { listAttributes } from '../attributes/attribute-queries.server.ts';
import { attributeErrors, orderedValues } from '../attributes/attribute-values.ts';
import { findFamilyIds } from '../families/family-queries.server.ts';
import type { ProductBody } from '../products/product-body.ts';
import { productColumns } from '../products/product-columns.ts';
import {
  findIdsOfSkus,
  insertMissingBrandNames,
  insertMissingFamilies,
  insertMissingProducts,
  listSubcategoryPlaces,
  type NewProduct,
} from './catalogue-seed-queries.server.ts';
import { seedBody, serviceCodeOf } from './seed-body.server.ts';
import { syntheticFamily, syntheticProduct } from './synthetic-products.ts';

/** The range with which a new shop opens, checked by the same rules as what staff write. */
export async function seedCatalogue(transaction: Transaction): Promise<void> {
  await insertMissingFamilies(
    transaction,
    seedFamilies.map(({ key, name, optionKeys }) => ({ key, nameEn: name.en, nameAr: name.ar, optionKeys })),
  );
  await insertMissingBrandNames(
    transaction,
    Object.entries(seedBrandNames).map(([brand, nameAr]) => ({ brand, nameAr })),
  );
  const services = new Set(seedProducts.flatMap((product) => serviceCodeOf(product) ?? []));
  const numbered = seedProducts.map((product, position) => ({ product, position }));
  const write = async (isWritten: (seed: SeedProduct) => boolean) => {
    const bodies = await bodiesOf(
      transaction,
      numbered.filter(({ product }) => isWritten(product)),
    );
    await insertMissingProducts(transaction, await rowsOf(transaction, bodies));
  };
  // A product names its assembly service by the id that the service has got.
  await write(({ sku }) => services.has(sku));
  await write(({ sku }) => !services.has(sku));
}

/** Adds products that do not exist, from the same vocabulary, for measuring with a large catalogue. */
export async function addSyntheticProducts(transaction: Transaction, count: number): Promise<void> {
  const originals = await bodiesOf(
    transaction,
    seedProducts.map((product, position) => ({ product, position })),
  );
  for (let made = 0; made < count; made += madeAtOnce) {
    const batch = Array.from({ length: Math.min(madeAtOnce, count - made) }, (_, index) => made + index + 1);
    const bodies = batch.flatMap((number) => {
      const original = originals[number % originals.length];
      const position = originals.length + number - 1;
      const family = syntheticFamily(number, originals.length);
      return original ? [{ product: syntheticProduct(original.product, number, family), position }] : [];
    });
    const families = [...new Set(bodies.flatMap(({ product }) => product.family ?? []))];
    await insertMissingFamilies(
      transaction,
      families.map((key) => ({ key, nameEn: key, nameAr: key, optionKeys: ['colour'] })),
    );
    await insertMissingProducts(transaction, await rowsOf(transaction, bodies));
  }
}

/** Few enough for the time limit of a statement, also on a busy machine. */
const madeAtOnce = 1000;

interface Numbered<Product> {
  readonly product: Product;
  readonly position: number;
}

async function bodiesOf(
  transaction: Transaction,
  seeds: readonly Numbered<SeedProduct>[],
): Promise<Numbered<ProductBody>[]> {
  const codes = seeds.flatMap(({ product }) => serviceCodeOf(product) ?? []);
  const idOfSku = await findIdsOfSkus(transaction, [...new Set(codes)]);
  return seeds.map(({ product, position }) => ({ product: seedBody(product, idOfSku), position }));
}

async function rowsOf(
  transaction: Transaction,
  bodies: readonly Numbered<ProductBody>[],
): Promise<NewProduct[]> {
  const places = new Map((await listSubcategoryPlaces(transaction)).map((place) => [place.slug, place]));
  const definitions = attributesByKey(await listAttributes(transaction));
  const familyIds = await findFamilyIds(transaction);
  return bodies.map(({ product, position }) => {
    const place = places.get(product.subcategory ?? '');
    if (place?.categorySlug !== product.category) {
      throw new Error(`${product.slug}: ${product.category} has no subcategory ${product.subcategory}`);
    }
    requireDefined(product, definitions);
    const attributes = orderedValues(product.attributes, definitions);
    const columns = productColumns({ ...product, attributes }, familyIds.get(product.family ?? '') ?? null);
    return { ...columns, stock: product.stock, ...place.ids, position };
  });
}

function requireDefined({ slug, attributes }: ProductBody, definitions: AttributesByKey): void {
  const [wrong] = attributeErrors(attributes, definitions);
  if (wrong) throw new Error(`${slug}: ${wrong.path} is not what its definition allows`);
}
