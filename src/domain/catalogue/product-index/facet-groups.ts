import { NumberList } from './number-list.ts';

interface Place {
  readonly category: number;
  readonly subcategory: number;
}

/** Everything of a product that lists filter by, except its price. */
export interface FacetGroup extends Place {
  readonly flags: number;
  /** The number of its pair of category and subcategory. */
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
  readonly #placeNumbers = new Map<number, number>();
  readonly #placeOf = new NumberList();
  /** Indexed by group number. */
  readonly all: FacetGroup[] = [noProducts];
  /** Indexed by place number. */
  readonly places: Place[] = [noProducts];

  constructor() {
    this.#placeOf.push(noProducts.place);
  }

  numberOf({ category, subcategory, flags }: Omit<FacetGroup, 'place'>): number {
    const placeKey = category * 2 ** 16 + subcategory;
    const key = placeKey * 2 ** 8 + flags;
    const existing = this.#numbers.get(key);
    if (existing !== undefined) return existing;
    const place = this.#placeNumbers.get(placeKey) ?? this.places.push({ category, subcategory }) - 1;
    this.#placeNumbers.set(placeKey, place);
    this.#placeOf.push(place);
    this.#numbers.set(key, this.all.length);
    return this.all.push({ category, subcategory, flags, place }) - 1;
  }

  /** The place of each group. */
  get placeOf(): Uint32Array {
    return this.#placeOf.numbers;
  }

  /** A number for each group, from that of its place: there are more groups than places. */
  numbersByPlace(numberOf: (place: Place) => number): Int32Array {
    const { placeOf } = this;
    const ofPlace = Int32Array.from(this.places, numberOf);
    const ofGroup = new Int32Array(placeOf.length);
    for (let group = 0; group < placeOf.length; group += 1) {
      ofGroup[group] = ofPlace[placeOf[group] ?? noProducts.place] ?? 0;
    }
    return ofGroup;
  }
}
