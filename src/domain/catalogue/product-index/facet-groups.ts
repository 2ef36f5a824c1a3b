/** Everything of a product that lists filter by, except its price. */
export interface FacetGroup {
  readonly category: number;
  readonly subcategory: number;
  readonly flags: number;
}

/** The group of rows whose product was removed. */
export const noFacetGroup = 0;
export const noProducts: FacetGroup = { category: -1, subcategory: -1, flags: 0 };

/**
 * Groups of products with the same category, subcategory and flags. There are many products and few groups, so a list
 * matches the filter against each group once, and reads only the group and the price of each product.
 */
export class FacetGroups {
  readonly #numbers = new Map<number, number>();
  /** Indexed by group number. */
  readonly all: FacetGroup[] = [noProducts];

  numberOf(group: FacetGroup): number {
    const key = (group.category * 2 ** 16 + group.subcategory) * 2 ** 8 + group.flags;
    const existing = this.#numbers.get(key);
    if (existing !== undefined) return existing;
    this.#numbers.set(key, this.all.length);
    return this.all.push(group) - 1;
  }
}
