import { seedProducts } from '#database/seed/data/products.ts';
import type { Transaction } from '#database/transaction.ts';
import { newProductDefaults, productBodySchema } from '../products/product-body.ts';
import { productColumns } from '../products/product-columns.ts';
import {
  insertMissingProducts,
  listSubcategoryPlaces,
  type NewProduct,
} from './catalogue-seed-queries.server.ts';
import { syntheticProduct } from './synthetic-products.ts';

/** The range with which a new shop opens, checked by the same rules as what staff write. */
export async function seedCatalogue(transaction: Transaction): Promise<void> {
  await insertMissingProducts(transaction, await rowsOf(transaction, seedProducts, 0));
}

/** Adds products that do not exist, from the same vocabulary, for measuring with a large catalogue. */
export async function addSyntheticProducts(transaction: Transaction, count: number): Promise<void> {
  const originals = seedProducts.map((seed) => productBodySchema.parse({ ...newProductDefaults, ...seed }));
  for (let made = 0; made < count; made += madeAtOnce) {
    const batch = Array.from({ length: Math.min(madeAtOnce, count - made) }, (_, index) => made + index + 1);
    const products = batch.flatMap((number) => {
      const original = originals[number % originals.length];
      return original ? [syntheticProduct(original, number)] : [];
    });
    await insertMissingProducts(transaction, await rowsOf(transaction, products, originals.length + made));
  }
}

const madeAtOnce = 5000;

async function rowsOf(
  transaction: Transaction,
  bodies: readonly object[],
  firstPosition: number,
): Promise<NewProduct[]> {
  const places = new Map((await listSubcategoryPlaces(transaction)).map((place) => [place.slug, place]));
  return bodies.map((body, index) => {
    const product = productBodySchema.parse({ ...newProductDefaults, ...body });
    const place = places.get(product.subcategory ?? '');
    if (place?.categorySlug !== product.category) {
      throw new Error(`${product.slug}: ${product.category} has no subcategory ${product.subcategory}`);
    }
    return {
      ...productColumns(product),
      stock: product.stock,
      ...place.ids,
      position: firstPosition + index,
    };
  });
}
