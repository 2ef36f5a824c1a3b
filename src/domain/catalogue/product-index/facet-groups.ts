/** What lists narrow products by, but for their price. */
export interface ProductKind {
  readonly category: number;
  readonly subcategory: number;
  readonly flags: number;
}

/** Of a row whose product is no longer there. */
export const noKind = 0;

/**
 * Products that are alike in all that lists narrow by are of one kind. There are many products and few kinds: a list
 * judges each kind once, and of the products it reads no more than kind and price.
 */
export class ProductKinds {
  readonly #numbers = new Map<number, number>();
  /** By their numbers. */
  readonly all: ProductKind[] = [{ category: -1, subcategory: -1, flags: 0 }];

  numberOf(kind: ProductKind): number {
    const key = (kind.category * 2 ** 16 + kind.subcategory) * 2 ** 8 + kind.flags;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.all.length);
    return this.all.push(kind) - 1;
  }
}
