import type { Locale } from '#primitives/locale.ts';
import { type ProductStatus, productStatuses } from '#primitives/status/product-status.ts';
import { foldText } from '#primitives/text/fold-text.ts';
import type { CatalogueTree } from '../categories/catalogue-tree.ts';
import type {
  StaffCounts,
  StaffProductFilter,
  StaffSort,
  StockState,
} from '../listing/staff-product-filter.ts';
import { scoreOfRank } from '../search/match-products.ts';
import type { SearchBuffers } from '../search/search-buffers.ts';
import { stockLevel } from '../stock/stock-level.ts';
import { flag, type ProductTable } from './product-table.ts';

interface SortedBy {
  readonly ranks: SearchBuffers['ranks'] | null;
  readonly locale: Locale;
  /** All rows by name in that language, always sorted: to compare names again takes ten times as long. */
  readonly rowsByName: () => Uint32Array;
}

interface FilteredRows {
  readonly rows: readonly number[];
  readonly counts: StaffCounts;
}

const stateOfLevel = { none: 'out', few: 'low', plenty: 'in' } as const;

/**
 * Filters and sorts products for the admin's list, and counts the stock states. Staff are few and sort by columns that
 * change with every sale, so unlike the orders for visitors these are sorted on request.
 */
export function filterProductsForStaff(
  table: ProductTable,
  tree: CatalogueTree,
  filter: StaffProductFilter,
  by: SortedBy,
): FilteredRows {
  const { ranks } = by;
  const flagsNeeded =
    flag.present |
    (filter.isFeatured ? flag.featured : 0) |
    (filter.isNewArrival ? flag.newArrival : 0) |
    (filter.isBestSeller ? flag.bestSeller : 0);
  const lacksNeeded =
    (filter.lacksArabic ? flag.lacksArabic : 0) | (filter.lacksPicture ? flag.lacksPicture : 0);
  const category = tree.findNumber('categories', filter.category);
  const subcategory = tree.findNumber('subcategories', filter.subcategory);
  const address = foldText(filter.search ?? '').replaceAll(' ', '-');
  const isMatch = (row: number) =>
    ((table.flags[row] ?? 0) & flagsNeeded) === flagsNeeded &&
    (category === undefined || table.category[row] === category) &&
    (subcategory === undefined || table.subcategory[row] === subcategory) &&
    (ranks === null ||
      (ranks[row] ?? 0) > 0 ||
      (address !== '' && (table.slug[row] ?? '').includes(address)));
  const stock: Record<StockState, number> = { out: 0, low: 0, in: 0 };
  const status: Record<ProductStatus, number> = { draft: 0, live: 0, discontinued: 0 };
  const counts = { all: 0, status, stock, lacksArabic: 0, lacksPicture: 0 };
  const rows: number[] = [];
  for (let row = 0; row < table.length; row += 1) {
    if (!isMatch(row)) continue;
    const flags = table.flags[row] ?? 0;
    const state = stateOfLevel[stockLevel({ stock: table.stock[row] ?? 0 })];
    const productStatus = productStatuses[table.status[row] ?? 0] ?? 'draft';
    counts.status[productStatus] += 1;
    if (filter.status !== undefined && filter.status !== productStatus) continue;
    counts.all += 1;
    counts.stock[state] += 1;
    if (flags & flag.lacksArabic) counts.lacksArabic += 1;
    if (flags & flag.lacksPicture) counts.lacksPicture += 1;
    if ((flags & lacksNeeded) !== lacksNeeded) continue;
    if (filter.stock !== undefined && filter.stock !== state) continue;
    rows.push(row);
  }
  return { rows: rows.sort(comparison(table, filter, by)), counts };
}

type Comparison = (one: number, other: number) => number;

function comparison(
  table: ProductTable,
  { sort }: StaffProductFilter,
  { ranks, locale, rowsByName }: SortedBy,
): Comparison {
  // Ties are broken by id, so that pagination is stable.
  const { ids } = table;
  const byId: Comparison = (one, other) => compareTexts(ids[one] ?? '', ids[other] ?? '');
  if (sort === undefined && ranks) {
    const scoreOf = (row: number) => scoreOfRank(ranks[row] ?? 0);
    return (one, other) => scoreOf(other) - scoreOf(one) || byId(one, other);
  }
  const wanted = sort ?? '-changed';
  const column = wanted.replace('-', '') as StaffSort;
  const numbers = column === 'name' ? placesByName(table, locale, rowsByName()) : table[columnOfSort[column]];
  const upwards: Comparison = (one, other) => (numbers[one] ?? 0) - (numbers[other] ?? 0);
  return wanted.startsWith('-')
    ? (one, other) => upwards(other, one) || byId(one, other)
    : (one, other) => upwards(one, other) || byId(one, other);
}

const columnOfSort = { price: 'price', stock: 'stock', changed: 'changedAt', created: 'createdAt' } as const;

/** The place of each row in the order of names; rows with the same name have the same. */
function placesByName(table: ProductTable, locale: Locale, rows: Uint32Array): Uint32Array {
  const names = locale === 'ar' ? table.nameAr : table.nameEn;
  const places = new Uint32Array(table.length);
  let place = 0;
  let last: string | undefined;
  for (const row of rows) {
    const name = names[row];
    if (name !== last) place += 1;
    last = name;
    places[row] = place;
  }
  return places;
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
