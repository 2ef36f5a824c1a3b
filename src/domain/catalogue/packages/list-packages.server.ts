import type { Queryable } from '#database/transaction.ts';
import { qarFromDirhams } from '#primitives/money.ts';
import { packagePrice, packagesInStock, partState } from './package-contents.ts';
import { partsOf } from './package-parts.ts';
import { listPackages } from './package-queries.server.ts';
import { findPartProducts } from './part-queries.server.ts';

/** Every package for staff, with its parts in any status, what it costs, and how many are in stock now. */
export async function listPackagesForStaff(db: Queryable) {
  const packages = await listPackages(db);
  const products = await findPartProducts(
    db,
    packages.flatMap(({ lines }) => lines.map(({ productId }) => productId)),
  );
  return packages.map((one) => {
    const parts = partsOf(one.lines, products);
    return {
      ...one,
      lines: [...one.lines],
      price: qarFromDirhams(packagePrice(parts)),
      inStock: packagesInStock(parts),
      parts: parts.flatMap((part) => {
        const product = products.get(part.productId);
        if (!product) return [];
        const { sku, name, price, stock, status, isDeleted } = product;
        return [
          {
            productId: part.productId,
            sku,
            name,
            price: qarFromDirhams(price),
            stock,
            status,
            isDeleted,
            state: partState(part, 1),
          },
        ];
      }),
    };
  });
}
