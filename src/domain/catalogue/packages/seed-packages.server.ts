import { seedPackages } from '#database/seed/data/packages.ts';
import { seedProducts } from '#database/seed/data/products.ts';
import type { Transaction } from '#database/transaction.ts';
import { findIdsOfSkus } from '../seed/catalogue-seed-queries.server.ts';
import { packageRequestSchema } from './package-body.ts';
import { insertPackage } from './package-queries.server.ts';

/** The packages of a new shop, checked by the same rules as what staff write. */
export async function seedShopPackages(transaction: Transaction): Promise<void> {
  const skuOf = new Map(seedProducts.map(({ slug, sku }) => [slug, sku]));
  const idOfSku = await findIdsOfSkus(transaction, [...skuOf.values()]);
  for (const { parts, ...seed } of seedPackages) {
    const lines = parts.map(([slug, quantity]) => ({
      productId: idOfSku.get(skuOf.get(slug) ?? ''),
      quantity,
    }));
    await insertPackage(transaction, packageRequestSchema.parse({ ...seed, lines, isActive: true }));
  }
}
