import { foldText } from '#primitives/fold-text.ts';
import type { Locale } from '#primitives/locale.ts';
import type { Dirhams } from '#primitives/money.ts';
import { CatalogueTree, noPlace } from './catalogue-tree.ts';
import type { Category } from './category.ts';
import { largestFit, matchProducts } from './match-products.ts';
import { narrowProducts } from './narrow-products.ts';
import type { ProductFilter } from './product-filter.ts';
import type { ProductFacets } from './product-list.ts';
import { ProductOrders } from './product-orders.ts';
import { productSearchText, type SearchableTexts } from './product-search-text.ts';
import { flag, ProductTable } from './product-table.ts';
import { WordIndex } from './word-index.ts';
import { createWorkspace, type Workspace } from './workspace.ts';

export interface IndexedProduct extends SearchableTexts {
  readonly id: string;
  readonly categoryId: string;
  readonly subcategoryId: string | null;
  readonly price: Dirhams;
  readonly stock: number;
  readonly isFeatured: boolean;
  readonly isNewArrival: boolean;
  readonly isBestSeller: boolean;
  readonly position: number;
  readonly createdAt: Date;
}

export interface FoundProducts {
  /** Of the page that was asked for, in order. */
  readonly ids: readonly string[];
  readonly total: number;
  readonly facets: ProductFacets;
}

/**
 * Everything that lists and searches need to know of the products, in memory: which products a filter leaves, in
 * which order, and what else could be chosen (docs/decisions/0012-catalogue-index-in-memory.md).
 */
export class ProductIndex {
  readonly #tree = new CatalogueTree();
  readonly #table = new ProductTable();
  readonly #words = new WordIndex();
  readonly #orders = new ProductOrders(this.#table);
  #workspace = createWorkspace(0);
  readonly #rows = new Map<string, number>();

  replaceTree(categories: readonly Category[]): void {
    this.#tree.replace(categories);
  }

  /** Adds a product, or takes the place of what was known of it before. */
  put(product: IndexedProduct): void {
    this.remove(product.id);
    const row = this.#table.add({
      id: product.id,
      category: this.#tree.numberOf(product.categoryId),
      subcategory: product.subcategoryId === null ? noPlace : this.#tree.numberOf(product.subcategoryId),
      price: product.price,
      position: product.position,
      createdAt: product.createdAt.getTime(),
      isInStock: product.stock > 0,
      isFeatured: product.isFeatured,
      isNewArrival: product.isNewArrival,
      isBestSeller: product.isBestSeller,
      nameEn: foldText(product.name.en),
      nameAr: foldText(product.name.ar),
    });
    this.#rows.set(product.id, row);
    this.#orders.add(row);
    this.#words.add(row, productSearchText(product));
  }

  remove(id: string): void {
    const row = this.#rows.get(id);
    if (row === undefined) return;
    this.#table.remove(row);
    this.#rows.delete(id);
  }

  get size(): number {
    return this.#rows.size;
  }

  /** Rows that changes have left behind; they cost memory and time until the index is made anew. */
  get leftBehind(): number {
    return this.#table.length - this.#rows.size;
  }

  find(filter: ProductFilter, locale: Locale): FoundProducts {
    const [table, words, tree, workspace] = [this.#table, this.#words, this.#tree, this.#roomForAllRows()];
    const { left } = workspace;
    const fits = filter.search?.trim()
      ? matchProducts(filter.search, { table, words, tree, workspace })
      : null;
    const { total, facets } = narrowProducts(table, tree, filter, fits, left);
    const first = (filter.page - 1) * filter.pageSize;
    const end = Math.min(first + filter.pageSize, total);
    const byFit = fits !== null && filter.sort === undefined;
    const order = this.#orders.rowsIn(filter.sort ?? 'featured', locale);
    const rows = byFit ? this.#bestFitFirst(order.first(left, total), fits) : order.first(left, end);
    return { ids: Array.from(rows.subarray(first, end), (row) => this.#table.ids[row] ?? ''), total, facets };
  }

  #roomForAllRows(): Workspace {
    const rows = this.#table.capacity;
    if (this.#workspace.left.length < rows) this.#workspace = createWorkspace(rows);
    return this.#workspace;
  }

  /**
   * By how well they fit, then what is in stock, then in the order in which they come. There are few different fits
   * and may be many products: counting how many have each gives their places without comparing any two.
   */
  #bestFitFirst(rows: Uint32Array, fits: Workspace['fits']): Uint32Array {
    const rankOf = (row: number) =>
      2 * (fits[row] ?? 0) + ((this.#table.flags[row] ?? 0) & flag.inStock ? 1 : 0);
    const places = new Uint32Array(2 * largestFit + 2);
    for (const row of rows) places[rankOf(row)] = (places[rankOf(row)] ?? 0) + 1;
    let before = 0;
    for (let rank = places.length - 1; rank >= 0; rank -= 1) {
      const having = places[rank] ?? 0;
      places[rank] = before;
      before += having;
    }
    const ordered = new Uint32Array(rows.length);
    for (const row of rows) {
      const place = places[rankOf(row)] ?? 0;
      ordered[place] = row;
      places[rankOf(row)] = place + 1;
    }
    return ordered;
  }
}
