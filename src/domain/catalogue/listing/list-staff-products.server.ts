import type { Database } from '#database/connect.ts';
import type { Locale } from '#primitives/locale.ts';
import type { ProductIndex } from '../product-index/product-index.ts';
import type { StaffProductFilter } from './staff-product-filter.ts';
import { selectStaffProducts } from './staff-product-queries.server.ts';

/** Lists one page of products for the admin, with the counts of its filters. */
export async function listStaffProducts(
  db: Database,
  index: ProductIndex,
  filter: StaffProductFilter,
  locale: Locale,
) {
  const { ids, total, counts } = index.findForStaff(filter, locale);
  return { products: await selectStaffProducts(db, ids), total, counts };
}
