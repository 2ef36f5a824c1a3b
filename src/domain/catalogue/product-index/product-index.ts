import { type Locale, locales } from '#primitives/locale.ts';
import { productStatuses } from '#primitives/status/product-status.ts';
import { foldText } from '#primitives/text/fold-text.ts';
import type { Attribute } from '../attributes/attribute.ts';
import { CatalogueTree, noPlace } from '../categories/catalogue-tree.ts';
import type { Category } from '../categories/category.ts';
import type { FormerName } from '../categories/find-place.ts';
import type { ComplementRule } from '../complements/complement-rule.ts';
import { type Complemented, type ComplementLimits, findComplements } from '../complements/complements.ts';
import { countSeats, type SeatCount } from '../complements/count-seats.ts';
import type { ProductFamily } from '../families/family.ts';
import type { FamilyWithMembers } from '../families/family-members.ts';
import { listedKeys } from '../listing/attribute-choice.ts';
import type { ProductFilter } from '../listing/product-filter.ts';
import { productSorts } from '../listing/product-sorts.ts';
import type { StaffProductFilter } from '../listing/staff-product-filter.ts';
import { ProductKinds } from '../related/product-kinds.ts';
import { similarRows } from '../related/similar-products.ts';
import { bestMatches } from '../search/best-matches.ts';
import { isProductCode, matchProducts } from '../search/match-products.ts';
import { productSearchText } from '../search/product-search-text.ts';
import { answerQuery } from '../search/query/answered-query.ts';
import { asWords, readQuery } from '../search/query/read-query.ts';
import { createSearchBuffers, type SearchBuffers } from '../search/search-buffers.ts';
import { noVocabulary, type Vocabulary } from '../search/vocabulary/vocabulary.ts';
import { nearestTerm } from '../search/words/nearest-term.ts';
import { productOf, WordIndex } from '../search/words/word-index.ts';
import { filterProducts } from './filter-products.ts';
import { filterProductsForStaff } from './filter-products-for-staff.ts';
import type { FoundProducts } from './found-products.ts';
import type { IndexSnapshotPart } from './index-snapshot-part.ts';
import type { IndexedProduct } from './indexed-product.ts';
import { membersInTable } from './members-in-table.ts';
import { ProductSortOrders } from './product-sort-orders.ts';
import { flag, ProductTable } from './product-table.ts';
import { type IndexedValues, indexedValues } from './value-columns.ts';

const rowsInPart = 2000;

/**
 * In-memory index of all products: full-text search, filters, facets, sort orders and pagination, without I/O
 * (docs/decisions/0012-in-memory-product-index.md).
 */
export class ProductIndex {
  /** Definitions of all attributes, in the order of staff. */
  attributes: readonly Attribute[] = [];
  /** The Arabic names of brands, by brand; not every brand has one. */
  arabicBrands: ReadonlyMap<string, string> = new Map();
  readonly #tree = new CatalogueTree();
  readonly #table = new ProductTable();
  readonly #names = new WordIndex();
  readonly #texts = new WordIndex();
  readonly #sortOrders = new ProductSortOrders(this.#table);
  #buffers = createSearchBuffers(0);
  readonly #rows = new Map<string, number>();
  readonly #rowsBySlug = new Map<string, number>();
  #categories: readonly Category[] = [];
  #formerNames: readonly FormerName[] = [];
  #kinds = new ProductKinds(this.#tree);
  #families: ReadonlyMap<string, ProductFamily> = new Map();
  #vocabulary = noVocabulary;
  #indexedPhrases = noVocabulary.phrases;

  replaceTree(categories: readonly Category[], formerNames: readonly FormerName[] = []): void {
    this.#categories = categories;
    this.#formerNames = formerNames;
    this.#tree.replace(categories, formerNames);
    this.#kinds = new ProductKinds(this.#tree);
  }

  replaceFamilies(families: readonly ProductFamily[]): void {
    this.#families = new Map(families.map((family) => [family.id, family]));
  }

  /** Its words count at once; phrases in names do after the next rebuild. */
  replaceVocabulary(vocabulary: Vocabulary): void {
    this.#vocabulary = vocabulary;
    if (this.#table.length === 0) this.#indexedPhrases = vocabulary.phrases;
  }

  get vocabulary(): Vocabulary {
    return this.#vocabulary;
  }

  /** Whether names are indexed with the phrases of an earlier vocabulary. */
  get hasStalePhrases(): boolean {
    return this.#indexedPhrases !== this.#vocabulary.phrases;
  }

  /** With their subcategories, in display order. */
  get categories(): readonly Category[] {
    return this.#categories;
  }

  /** Of categories and subcategories. */
  get formerNames(): readonly FormerName[] {
    return this.#formerNames;
  }

  /** The slug of a category or subcategory. */
  findSlug(placeId: string): string | undefined {
    return this.#tree.findSlug(placeId);
  }

  /** Adds a product or replaces its earlier version. */
  put(product: IndexedProduct): void {
    this.remove(product.id);
    const row = this.#table.add({
      id: product.id,
      category: this.#tree.numberOf(product.categoryId),
      subcategory: product.subcategoryId === null ? noPlace : this.#tree.numberOf(product.subcategoryId),
      familyId: product.familyId,
      price: product.price,
      position: product.position,
      createdAt: product.createdAt.getTime(),
      changedAt: product.updatedAt.getTime(),
      stock: product.stock,
      lacksArabic: product.lacksArabic,
      lacksPicture: product.lacksPicture,
      status: product.status,
      successors: product.successorIds,
      slug: product.slug,
      isFeatured: product.isFeatured,
      isNewArrival: product.isNewArrival,
      isBestSeller: product.isBestSeller,
      nameEn: foldText(product.name.en),
      nameAr: foldText(product.name.ar),
      values: indexedValues(product),
    });
    this.#rows.set(product.id, row);
    this.#rowsBySlug.set(product.slug, row);
    this.#sortOrders.add(row);
    const { name, summary, text } = productSearchText(product, this.#vocabulary);
    this.#names.add(row, [name, summary]);
    this.#texts.add(row, [text]);
  }

  remove(id: string): void {
    const row = this.#rows.get(id);
    if (row === undefined) return;
    this.#table.remove(row);
    this.#rows.delete(id);
    const slug = this.#table.slug[row] ?? '';
    // Another product may have taken over the slug.
    if (this.#rowsBySlug.get(slug) === row) this.#rowsBySlug.delete(slug);
  }

  /**
   * The index in parts that can be stored; the caller may let other work run between them. Rows that are added
   * meanwhile are left out, and removed ones may be in it: who restores it has to apply the changes since its beginning.
   */
  *snapshot(): Generator<IndexSnapshotPart> {
    const rows = this.#table.length;
    yield {
      kind: 'beginning',
      places: this.#tree.places,
      orders: this.#sortOrders.snapshot(),
      phrases: this.#indexedPhrases,
    };
    for (let first = 0; first < rows; first += rowsInPart) {
      const end = Math.min(first + rowsInPart, rows);
      yield { kind: 'rows', rows: this.#table.snapshot(first, end) };
    }
    for (const words of this.#names.snapshot(rows)) yield { kind: 'names', words };
    for (const words of this.#texts.snapshot(rows)) yield { kind: 'texts', words };
    yield { kind: 'end' };
  }

  /** Adds the next part of a snapshot to an index that has nothing else. */
  restore(part: IndexSnapshotPart): void {
    switch (part.kind) {
      case 'beginning':
        for (const id of part.places) this.#tree.numberOf(id);
        this.#sortOrders.restore(part.orders);
        this.#indexedPhrases = part.phrases;
        break;
      case 'rows':
        for (const row of this.#table.restore(part.rows)) {
          this.#rows.set(this.#table.ids[row] ?? '', row);
          this.#rowsBySlug.set(this.#table.slug[row] ?? '', row);
        }
        break;
      case 'names':
        this.#names.restore(part.words);
        break;
      case 'texts':
        this.#texts.restore(part.words);
        break;
      case 'end':
        break;
    }
  }

  /** Sorts all words and orders now, so that the first request does not wait for it. */
  sortAll(): void {
    this.find({ search: 'any', page: 1, pageSize: 1 }, 'en');
    for (const sort of productSorts) for (const locale of locales) this.#sortOrders.rowsIn(sort, locale);
  }

  get size(): number {
    return this.#rows.size;
  }

  /** The number of rows of removed or replaced products. They cost memory and time until the index is rebuilt. */
  get obsoleteRows(): number {
    return this.#table.length - this.#rows.size;
  }

  /** Suggests the folded words of a corrected term for a search without results ('did you mean'). */
  nearestTerm(term: string): readonly string[] | undefined {
    const { flags } = this.#table;
    const isOfSoldProduct = (posting: number) => ((flags[productOf(posting)] ?? 0) & flag.live) !== 0;
    return nearestTerm(
      term,
      [
        { words: this.#names, isFound: isOfSoldProduct, isOffered: true },
        { words: this.#tree.words, isOffered: true },
        { words: this.#texts, isFound: isOfSoldProduct, isOffered: false },
      ],
      this.#vocabulary,
    );
  }

  /** Finds one page, or several from the page of the filter, with the facets by which the category `facetsOf` is narrowed. */
  find(filter: ProductFilter, locale: Locale, pages = 1, facetsOf = filter.category): FoundProducts {
    const { search } = filter;
    const facetKeys = this.#facetKeys(facetsOf);
    const find = (asked: ProductFilter, rows: Uint32Array | null) =>
      this.#findAmong(rows, asked, { locale, pages, facetKeys });
    if (!search?.trim()) return { ...find(filter, null), query: null };
    // The number in a product code is neither a quantity nor a measure.
    const isCode = isProductCode(search, { names: this.#names });
    const query = isCode ? asWords(search) : readQuery(search, this.#vocabulary);
    let last: { readonly words: string; readonly rows: Uint32Array | null } | undefined;
    return answerQuery(query, (words, attributes) => {
      // Asked with several attributes, the same words match the same rows, whose ranks are still in the buffers.
      if (last?.words !== words) last = { words, rows: words.trim() ? this.#match(words, flag.live) : null };
      return find({ ...filter, attributes: { ...attributes, ...filter.attributes } }, last.rows);
    });
  }

  /** Among the rows of a search, or among all. */
  #findAmong(
    matched: Uint32Array | null,
    filter: ProductFilter,
    { locale, pages, facetKeys }: { locale: Locale; pages: number; facetKeys: readonly string[] },
  ): Omit<FoundProducts, 'query'> {
    const buffers = this.#buffersForAllRows();
    const families = filter.groupFamilies ? this.#table.families : null;
    const [table, tree] = [this.#table, this.#tree];
    const scanned = { rows: matched, facetKeys, families };
    const { total, facets } = filterProducts(table, tree, filter, scanned, buffers);
    const first = (filter.page - 1) * filter.pageSize;
    const end = Math.min(first + filter.pageSize * pages, total);
    const order = this.#sortOrders.rowsIn(filter.sort ?? 'featured', locale);
    const isRanked = matched && filter.sort === undefined;
    const rows = isRanked
      ? bestMatches(end, { matched, buffers, order, families })
      : order.first(buffers.filtered, end, families?.next ?? null);
    return {
      ids: Array.from(rows.slice(first, end), (row) => table.ids[row] ?? ''),
      total,
      facets,
    };
  }

  /** Finds one page for the admin's list, with its filters and sort orders. */
  findForStaff(filter: StaffProductFilter, locale: Locale) {
    const buffers = this.#buffersForAllRows();
    const [table, tree] = [this.#table, this.#tree];
    const isSearch = Boolean(filter.search?.trim());
    if (isSearch) this.#match(filter.search ?? '', flag.present);
    const ranks = isSearch ? buffers.ranks : null;
    const rowsByName = () => this.#sortOrders.rowsByName(locale);
    const { rows, counts } = filterProductsForStaff(table, tree, filter, { ranks, locale, rowsByName });
    const first = (filter.page - 1) * filter.pageSize;
    const ids = rows.slice(first, first + filter.pageSize).map((row) => table.ids[row] ?? '');
    return { ids, total: rows.length, counts };
  }

  /** Finds the ids of the products most similar to the one with this slug; none for an unknown slug. */
  findSimilar(slug: string, count: number): readonly string[] {
    const row = this.#rowsBySlug.get(slug);
    if (row === undefined) return [];
    const place = this.#table.category[row];
    const category = this.#categories.find(({ id }) => this.#tree.numberOf(id) === place);
    const similar = similarRows(this.#table, row, count, {
      kinds: this.#kinds,
      ofCategory: category?.attributes ?? [],
      attributes: this.attributes,
      vocabulary: this.#vocabulary,
    });
    return similar.map((other) => this.#table.ids[other] ?? '');
  }

  /** Finds what goes with the product with this slug, by the rules in their order; nothing for an unknown slug. */
  findComplements(slug: string, rules: readonly ComplementRule[], limits: ComplementLimits) {
    const row = this.#rowsBySlug.get(slug);
    if (row === undefined) return [];
    return findComplements(this.#complemented, row, rules, limits).map(({ rule, rows, quantity }) => ({
      rule,
      quantity,
      ids: rows.map((other) => this.#table.ids[other] ?? ''),
    }));
  }

  /** Counts the places at the desks and tables of a cart, and the seats for them. */
  countSeats(rules: readonly ComplementRule[], lines: Parameters<typeof countSeats>[2]): SeatCount {
    return countSeats(this.#complemented, rules, lines);
  }

  get #complemented(): Complemented {
    return {
      table: this.#table,
      placeOf: (slug) => this.#tree.numberOfSeeded(slug),
      rowOf: (id) => this.#rows.get(id),
    };
  }

  /** Finds the ids of the products that staff name as successors of the one with this slug. */
  findSuccessors(slug: string): readonly string[] {
    const row = this.#rowsBySlug.get(slug);
    return row === undefined ? [] : (this.#table.successors.get(row) ?? []);
  }

  /** Finds the ids of sold products one of whose words is nearly this code, without its dashes; the nearest first. */
  findNearCodes(code: string, count: number): readonly string[] {
    const rows = this.#names
      .similarCodes(code)
      .flatMap((word) => this.#rowsOfWord(word))
      .filter((row) => ((this.#table.flags[row] ?? 0) & flag.live) !== 0);
    return [...new Set(rows)].slice(0, count).map((row) => this.#table.ids[row] ?? '');
  }

  /** Finds the discontinued products that have this code, without its dashes, among their words, with their successors. */
  findDiscontinued(code: string): readonly { readonly id: string; readonly successors: readonly string[] }[] {
    const { flags, status, ids, successors } = this.#table;
    const discontinued = productStatuses.indexOf('discontinued');
    return this.#rowsOfWord(code)
      .filter((row) => ((flags[row] ?? 0) & flag.present) !== 0 && status[row] === discontinued)
      .map((row) => ({ id: ids[row] ?? '', successors: successors.get(row) ?? [] }));
  }

  #rowsOfWord(word: string): number[] {
    return this.#names.postingsOf(word).flatMap(({ numbers }) => Array.from(numbers, productOf));
  }

  /** The values of a product, by the key of their attribute; none for an unknown id. */
  valuesOf(id: string): IndexedValues {
    const row = this.#rows.get(id);
    return row === undefined ? {} : this.#table.values.valuesOf(row);
  }

  /** Whether a product is sold and is in this category or subcategory. */
  isSoldIn(id: string, placeId: string): boolean {
    const row = this.#rows.get(id);
    const { flags, category, subcategory } = this.#table;
    const isSold = row !== undefined && ((flags[row] ?? 0) & flag.live) !== 0;
    return isSold && [category[row], subcategory[row]].includes(this.#tree.numberOf(placeId));
  }

  /** The family of a product with its members that are sold; undefined for a product without one. */
  familyOf(id: string): FamilyWithMembers | undefined {
    const row = this.#rows.get(id);
    const family = this.#families.get((row !== undefined && this.#table.families.familyOf(row)) || '');
    return family && { family, members: membersInTable(this.#table, family) };
  }

  /** What a list can be narrowed by with the filters of a category; nothing without one. */
  #facetKeys(slug: string | undefined): readonly string[] {
    const category = slug === undefined ? undefined : this.#categories.find((one) => one.slug === slug);
    if (!category) return [];
    const filters = category.attributes.filter(({ isFilter }) => isFilter).map(({ key }) => key);
    return [...filters, listedKeys.brand, listedKeys.leadTime];
  }

  /** Writes the ranks of the rows to the buffers. */
  #match(search: string, findable: number): Uint32Array {
    return matchProducts(search, {
      table: this.#table,
      tree: this.#tree,
      names: this.#names,
      texts: this.#texts,
      vocabulary: this.#vocabulary,
      buffers: this.#buffersForAllRows(),
      findable,
    });
  }

  #buffersForAllRows(): SearchBuffers {
    const rows = this.#table.capacity;
    if (this.#buffers.filtered.length < rows) this.#buffers = createSearchBuffers(rows);
    return this.#buffers;
  }
}
