import type { Queryable } from '#database/transaction.ts';
import { selectListedProducts } from '../listing/product-list-queries.server.ts';
import type { ProductIndex } from '../product-index/product-index.ts';
import { requireProduct } from '../products/product-queries.server.ts';
import { listComplementRules } from './complement-rule-queries.server.ts';

/** All rules, with the products that they name as far as those are sold. */
export async function listRulesForStaff(db: Queryable) {
  const rules = await listComplementRules(db);
  const ids = rules.flatMap(({ target }) => target.productIds);
  return { rules, products: await namedProducts(db, [...new Set(ids)]) };
}

/** More than a page shows, so that staff see what comes next. */
const limits = { rules: 20, products: 6 };

/** What the rules find for a product. */
export async function previewComplements(db: Queryable, index: ProductIndex, id: string) {
  const { slug } = await requireProduct(db, id);
  const found = index.findComplements(slug, await listComplementRules(db), limits);
  const products = await namedProducts(
    db,
    found.flatMap(({ ids }) => ids),
  );
  return found.map(({ rule, quantity, ids }) => ({
    rule: { id: rule.id, name: rule.name },
    quantity,
    products: products.filter((product) => ids.includes(product.id)),
  }));
}

async function namedProducts(db: Queryable, ids: readonly string[]) {
  const listed = await selectListedProducts(db, ids);
  return listed.map((product) => ({
    id: product.id,
    sku: product.sku,
    name: product.name.en,
    translations: { ar: { name: product.name.ar } },
  }));
}
