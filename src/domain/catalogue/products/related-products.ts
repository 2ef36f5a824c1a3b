import { noPlace } from '../categories/catalogue-tree.ts';
import { flag, type ProductTable } from '../product-index/product-table.ts';

/**
 * Finds the rows of related products of the same category that are sold. Sorts by same subcategory, then in stock, then nearest
 * price, then display order.
 */
export function relatedRows(table: ProductTable, row: number, count: number): readonly number[] {
  const closest: number[] = [];
  for (const other of table.rowsIn(table.category[row] ?? noPlace)) {
    if (other === row || ((table.flags[other] ?? 0) & flag.live) === 0) continue;
    const farthest = closest.length < count ? undefined : closest.at(-1);
    // Rules out nearly all rows of a large category with one comparison each.
    if (farthest !== undefined && !isCloser(table, row, other, farthest)) continue;
    const place = closest.findIndex((kept) => isCloser(table, row, other, kept));
    closest.splice(place === -1 ? closest.length : place, 0, other);
    closest.length = Math.min(closest.length, count);
  }
  return closest;
}

const distances = [distanceOfPlace, lackOfStock, distanceOfPrice, positionOf] as const;

function isCloser(table: ProductTable, row: number, one: number, other: number): boolean {
  for (const distance of distances) {
    const difference = distance(table, one, row) - distance(table, other, row);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

function distanceOfPlace({ subcategory }: ProductTable, one: number, row: number): number {
  return subcategory[row] !== noPlace && subcategory[one] === subcategory[row] ? 0 : 1;
}

function lackOfStock({ flags }: ProductTable, one: number): number {
  return ((flags[one] ?? 0) & flag.inStock) === 0 ? 1 : 0;
}

function distanceOfPrice({ price }: ProductTable, one: number, row: number): number {
  return Math.abs((price[one] ?? 0) - (price[row] ?? 0));
}

function positionOf({ position }: ProductTable, one: number): number {
  return position[one] ?? 0;
}
