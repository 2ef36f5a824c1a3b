import { type Locale, locales } from '#primitives/locale.ts';
import type { Dirhams } from '#primitives/money.ts';
import { foldText } from '#primitives/text/fold-text.ts';
import { CatalogueTree, noPlace } from '../categories/catalogue-tree.ts';
import type { Category } from '../categories/category.ts';
import type { ProductFilter } from '../listing/product-filter.ts';
import type { ProductFacets } from '../listing/product-list.ts';
import { productSorts } from '../listing/product-sorts.ts';
import type { StaffProductFilter } from '../listing/staff-product-filter.ts';
import { relatedRows } from '../products/related-products.ts';
import { bestFitting } from '../search/best-matches.ts';
import { matchProducts } from '../search/match-products.ts';
import { nearestTerm } from '../search/nearest-term.ts';
import { productSearchText, type SearchableTexts } from '../search/product-search-text.ts';
import { createWorkspace, type Workspace } from '../search/search-buffers.ts';
import { WordIndex } from '../search/word-index.ts';
import { filterProducts } from './filter-products.ts';
import { filterProductsForStaff } from './filter-products-for-staff.ts';
import { ProductOrders } from './product-sort-orders.ts';
import { ProductTable } from './product-table.ts';

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
  readonly updatedAt: Date;
  readonly slug: string;
  readonly lacksArabic: boolean;
  readonly lacksPicture: boolean;
}

export interface FoundProducts {
  /** Of the page that was asked for, in order. */
  readonly ids: readonly string[];
  readonly total: number;
  readonly facets: ProductFacets;
}

/**
 * Everything that lists and searches need to know of the products, in memory: which products a filter leaves, in
 * which order, and what else could be chosen (docs/decisions/0012-in-memory-product-index.md).
 */
export class ProductIndex {
  readonly #tree = new CatalogueTree();
  readonly #table = new ProductTable();
  readonly #names = new WordIndex();
  readonly #texts = new WordIndex();
  readonly #orders = new ProductOrders(this.#table);
  #workspace = createWorkspace(0);
  readonly #rows = new Map<string, number>();
  readonly #rowsBySlug = new Map<string, number>();
  #categories: readonly Category[] = [];

  replaceTree(categories: readonly Category[]): void {
    this.#categories = categories;
    this.#tree.replace(categories);
  }

  /** In the order of the shop, with their subcategories. */
  get categories(): readonly Category[] {
    return this.#categories;
  }

  /** The slug of a category or subcategory. */
  findSlug(placeId: string): string | undefined {
    return this.#tree.findSlug(placeId);
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
      changedAt: product.updatedAt.getTime(),
      stock: product.stock,
      lacksArabic: product.lacksArabic,
      lacksPicture: product.lacksPicture,
      slug: product.slug,
      isFeatured: product.isFeatured,
      isNewArrival: product.isNewArrival,
      isBestSeller: product.isBestSeller,
      nameEn: foldText(product.name.en),
      nameAr: foldText(product.name.ar),
    });
    this.#rows.set(product.id, row);
    this.#rowsBySlug.set(product.slug, row);
    this.#orders.add(row);
    const { name, summary, text } = productSearchText(product);
    this.#names.add(row, [name, summary]);
    this.#texts.add(row, [text]);
  }

  remove(id: string): void {
    const row = this.#rows.get(id);
    if (row === undefined) return;
    this.#table.remove(row);
    this.#rows.delete(id);
    const slug = this.#table.slug[row] ?? '';
    // Another product may have it by now.
    if (this.#rowsBySlug.get(slug) === row) this.#rowsBySlug.delete(slug);
  }

  /** Sorts what came, rather than leaving it to the first who asks. */
  settle(): void {
    this.find({ search: 'any', page: 1, pageSize: 1 }, 'en');
    for (const sort of productSorts) for (const locale of locales) this.#orders.rowsIn(sort, locale);
  }

  get size(): number {
    return this.#rows.size;
  }

  /** Rows that changes have left behind; they cost memory and time until the index is made anew. */
  get leftBehind(): number {
    return this.#table.length - this.#rows.size;
  }

  /** What somebody may have meant by a search that finds nothing. */
  nearestTerm(term: string): string | undefined {
    return nearestTerm(term, [this.#names, this.#tree.words, this.#texts]);
  }

  /** Finds a page, or several that follow each other: the one of the filter is the first. */
  find(filter: ProductFilter, locale: Locale, pages = 1): FoundProducts {
    const workspace = this.#roomForAllRows();
    const { ranks, left } = workspace;
    const [table, tree, names, texts] = [this.#table, this.#tree, this.#names, this.#texts];
    const fitting = filter.search?.trim()
      ? matchProducts(filter.search, { table, tree, names, texts, workspace })
      : null;
    const { total, facets } = filterProducts(table, tree, filter, fitting, left);
    const first = (filter.page - 1) * filter.pageSize;
    const end = Math.min(first + filter.pageSize * pages, total);
    const order = this.#orders.rowsIn(filter.sort ?? 'featured', locale);
    const rows =
      fitting && filter.sort === undefined
        ? bestFitting(end, { fitting, ranks, bestRank: workspace.bestRank, left, order })
        : order.first(left, end);
    return { ids: Array.from(rows.slice(first, end), (row) => table.ids[row] ?? ''), total, facets };
  }

  /** The same for staff, who narrow and order by other things. */
  findForStaff(filter: StaffProductFilter, locale: Locale) {
    const workspace = this.#roomForAllRows();
    const [table, tree, names, texts] = [this.#table, this.#tree, this.#names, this.#texts];
    const isSearch = Boolean(filter.search?.trim());
    if (isSearch) matchProducts(filter.search ?? '', { table, tree, names, texts, workspace });
    const ranks = isSearch ? workspace.ranks : null;
    const { rows, counts } = filterProductsForStaff(table, tree, filter, ranks, locale);
    const first = (filter.page - 1) * filter.pageSize;
    const ids = rows.slice(first, first + filter.pageSize).map((row) => table.ids[row] ?? '');
    return { ids, total: rows.length, counts };
  }

  /** Ids of the products to show beside the one with this slug, the closest first; none if it is not known. */
  findRelated(slug: string, count: number): readonly string[] {
    const row = this.#rowsBySlug.get(slug);
    if (row === undefined) return [];
    return relatedRows(this.#table, row, count).map((other) => this.#table.ids[other] ?? '');
  }

  #roomForAllRows(): Workspace {
    const rows = this.#table.capacity;
    if (this.#workspace.left.length < rows) this.#workspace = createWorkspace(rows);
    return this.#workspace;
  }
}
