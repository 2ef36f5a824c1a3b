import type { Dirhams } from '#primitives/money.ts';

/** What lists narrow and order products by. Categories and subcategories are numbers here; see CatalogueTree. */
export interface ProductRow {
  readonly id: string;
  readonly category: number;
  readonly subcategory: number;
  readonly price: Dirhams;
  readonly position: number;
  readonly createdAt: number;
  readonly changedAt: number;
  readonly stock: number;
  readonly lacksArabic: boolean;
  readonly lacksPicture: boolean;
  readonly slug: string;
  readonly isFeatured: boolean;
  readonly isNewArrival: boolean;
  readonly isBestSeller: boolean;
  /** Folded, because letters are compared by their code. */
  readonly nameEn: string;
  readonly nameAr: string;
}

/** Each is one bit of a product's `flags`. */
export const flag = {
  present: 1,
  inStock: 2,
  featured: 4,
  newArrival: 8,
  bestSeller: 16,
  lacksArabic: 32,
  lacksPicture: 64,
} as const;

const firstCapacity = 256;

/**
 * The products by columns, so that a list over all of them reads a few arrays of numbers from end to end. A product
 * never changes its row: a changed one gets a new row, and the old one is no longer present.
 */
export class ProductTable {
  length = 0;
  flags = new Uint8Array(firstCapacity);
  category = new Uint16Array(firstCapacity);
  subcategory = new Uint16Array(firstCapacity);
  price = new Int32Array(firstCapacity);
  position = new Int32Array(firstCapacity);
  createdAt = new Float64Array(firstCapacity);
  changedAt = new Float64Array(firstCapacity);
  stock = new Int32Array(firstCapacity);
  readonly ids: string[] = [];
  readonly slug: string[] = [];
  readonly nameEn: string[] = [];
  readonly nameAr: string[] = [];

  get capacity(): number {
    return this.flags.length;
  }

  add(row: ProductRow): number {
    if (this.length === this.flags.length) this.#grow();
    const number = this.length;
    this.flags[number] =
      flag.present |
      (row.stock > 0 ? flag.inStock : 0) |
      (row.isFeatured ? flag.featured : 0) |
      (row.isNewArrival ? flag.newArrival : 0) |
      (row.isBestSeller ? flag.bestSeller : 0) |
      (row.lacksArabic ? flag.lacksArabic : 0) |
      (row.lacksPicture ? flag.lacksPicture : 0);
    this.category[number] = row.category;
    this.subcategory[number] = row.subcategory;
    this.price[number] = row.price;
    this.position[number] = row.position;
    this.createdAt[number] = row.createdAt;
    this.changedAt[number] = row.changedAt;
    this.stock[number] = row.stock;
    this.ids[number] = row.id;
    this.slug[number] = row.slug;
    this.nameEn[number] = row.nameEn;
    this.nameAr[number] = row.nameAr;
    this.length += 1;
    return number;
  }

  remove(number: number): void {
    this.flags[number] = 0;
  }

  #grow(): void {
    const capacity = this.length * 2;
    const larger = <Column extends Uint8Array | Uint16Array | Int32Array | Float64Array>(
      empty: Column,
      column: Column,
    ): Column => {
      empty.set(column);
      return empty;
    };
    this.flags = larger(new Uint8Array(capacity), this.flags);
    this.category = larger(new Uint16Array(capacity), this.category);
    this.subcategory = larger(new Uint16Array(capacity), this.subcategory);
    this.price = larger(new Int32Array(capacity), this.price);
    this.position = larger(new Int32Array(capacity), this.position);
    this.createdAt = larger(new Float64Array(capacity), this.createdAt);
    this.changedAt = larger(new Float64Array(capacity), this.changedAt);
    this.stock = larger(new Int32Array(capacity), this.stock);
  }
}
