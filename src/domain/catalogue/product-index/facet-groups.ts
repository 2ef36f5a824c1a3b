/** Everything of a product that lists filter by, except its price. */
interface GroupedFields {
  readonly category: number;
  readonly subcategory: number;
  readonly flags: number;
}

export interface FacetGroup extends GroupedFields {
  /** Its category and subcategory as one number. */
  readonly place: number;
}

/** The group of rows whose product was removed. */
export const noFacetGroup = 0;
const noProducts: FacetGroup = { category: -1, subcategory: -1, flags: 0, place: 0 };

/**
 * Groups of products with the same category, subcategory and flags. There are many products and few groups, so a list
 * matches the filter against each group once, and reads only the group and the price of each product.
 */
export class FacetGroups {
  readonly #numbers = new Map<number, number>();
  readonly #places = new Map<number, number>([[-1, noProducts.place]]);
  /** Indexed by group number. */
  readonly all: FacetGroup[] = [noProducts];

  numberOf({ category, subcategory, flags }: GroupedFields): number {
    const placeKey = category * 2 ** 16 + subcategory;
    const key = placeKey * 2 ** 8 + flags;
    const existing = this.#numbers.get(key);
    if (existing !== undefined) return existing;
    const place = this.#places.get(placeKey) ?? this.#places.size;
    this.#places.set(placeKey, place);
    this.#numbers.set(key, this.all.length);
    return this.all.push({ category, subcategory, flags, place }) - 1;
  }

  /** How many pairs of category and subcategory have groups. */
  get placeCount(): number {
    return this.#places.size;
  }
}
