import type { ProductFamily } from '../families/family.ts';
import type { FamilyMember } from '../families/family-members.ts';
import { flag, type ProductTable } from './product-table.ts';

/** The members of a family that are sold, in the order of lists. */
export function membersInTable(table: ProductTable, { id, optionKeys }: ProductFamily): FamilyMember[] {
  const { families, flags, ids, slug, price, stock, position, values } = table;
  return families
    .rowsOf(id)
    .filter((row) => ((flags[row] ?? 0) & flag.live) !== 0)
    .toSorted((one, other) => (position[one] ?? 0) - (position[other] ?? 0) || one - other)
    .map((row) => ({
      id: ids[row] ?? '',
      slug: slug[row] ?? '',
      price: price[row] ?? 0,
      isInStock: (stock[row] ?? 0) > 0,
      options: values.valuesOf(row, optionKeys),
    }));
}
