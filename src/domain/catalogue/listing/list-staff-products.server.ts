import type { Database } from '#database/connect.ts';
import type { Locale } from '#primitives/locale.ts';
import type { ProductIndex } from '../product-index/product-index.ts';
import type { StaffProductFilter } from './staff-product-filter.ts';
import { selectStaffProducts } from './staff-product-queries.server.ts';

/** One page of the products that staff asked for, with how many each narrowing would leave. */
export async function listStaffProducts(
  db: Database,
  index: ProductIndex,
  filter: StaffProductFilter,
  locale: Locale,
) {
  const { ids, total, counts } = index.findForStaff(filter, locale);
  return { products: await selectStaffProducts(db, ids), total, counts };
}
