import type { Queryable } from '#database/transaction.ts';
import { qarFromDirhams } from '#primitives/money.ts';
import type { ProductIndex } from '../product-index/product-index.ts';
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

/** The packages that visitors see, with the parts that are sold. */
export async function listPackagesForVisitors(db: Queryable, index: Pick<ProductIndex, 'familyOf'>) {
  const packages = (await listPackages(db)).filter(({ isActive }) => isActive);
  const products = await findPartProducts(
    db,
    packages.flatMap(({ lines }) => lines.map(({ productId }) => productId)),
  );
  return packages.map(({ slug, name, summary, lines }) => {
    const parts = partsOf(lines, products);
    return {
      slug,
      name,
      summary,
      price: qarFromDirhams(packagePrice(parts)),
      inStock: packagesInStock(parts),
      isComplete: parts.every(({ product }) => product !== null),
      parts: parts.flatMap(({ productId, quantity, product }) =>
        product
          ? [
              {
                productId,
                sku: product.sku,
                slug: product.slug,
                name: product.name,
                quantity,
                price: qarFromDirhams(product.price),
                stock: product.stock,
                family: index.familyOf(productId)?.family.key ?? null,
              },
            ]
          : [],
      ),
    };
  });
}
