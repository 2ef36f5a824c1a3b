import type { Database } from '#database/connect.ts';
import { coalesceCalls } from '#primitives/coalesce-calls.ts';
import { listAttributes } from '../attributes/attribute-queries.server.ts';
import { readArabicBrands } from '../brands/brand-name-queries.server.ts';
import { listCategories } from '../categories/category-queries.server.ts';
import { listFormerNames } from '../categories/former-name-queries.server.ts';
import { listFamilies } from '../families/family-queries.server.ts';
import { listSearchWords } from '../search/vocabulary/search-word-queries.server.ts';
import { Vocabulary } from '../search/vocabulary/vocabulary.ts';
import {
  countProducts,
  type IndexRow,
  identifyDatabase,
  renumberRestoredRows,
  selectCatalogueChanges,
  selectChangedProducts,
  selectProductsToIndex,
} from './catalogue-index-queries.server.ts';
import {
  type IndexState,
  readIndexSnapshot,
  type SnapshotPlace,
  writeIndexSnapshot,
} from './index-snapshot.server.ts';
import { ProductIndex } from './product-index.ts';

/** Small enough that indexing a batch does not block the event loop for long. */
const batchSize = 100;
const lowestId = '00000000-0000-0000-0000-000000000000';
/** Later than every transaction: asks only how far the database is. */
const noChanges = Number.MAX_SAFE_INTEGER;
/** Besides as many as there are products. With more the index is rebuilt in the background. */
export const fewObsoleteRows = 1000;

/** So many changed rows are read again faster than a snapshot is written. */
const fewUnsavedRows = 100;

/**
 * In-memory index of a database's products that follows the database. Before each use one small query checks whether
 * any server has written to the catalogue since; if so, the changed rows are read and indexed.
 */
class CatalogueIndex {
  readonly #db: Database;
  #loaded: IndexState | undefined;
  #rebuilding: Promise<void> | undefined;
  readonly #snapshot: SnapshotPlace | undefined;
  /** Rows that were indexed and are not in the snapshot. */
  #unsavedRows = 0;
  #saving: Promise<void> | undefined;
  /** Whether the snapshot is of rows that a restore has replaced. */
  #isReplaced = false;

  constructor(db: Database, snapshot: SnapshotPlace | undefined) {
    this.#db = db;
    this.#snapshot = snapshot;
  }

  /** Returns the index with everything that was committed when this was called. */
  async current(): Promise<ProductIndex> {
    await this.#refresh();
    if (!this.#loaded) throw new Error('a refresh loads the index');
    return this.#loaded.index;
  }

  /** Coalesced, so that an older read of a product never replaces a newer one. */
  readonly #refresh = coalesceCalls(() => this.#update());

  async #update(): Promise<void> {
    this.#loaded = this.#loaded
      ? await this.#applyChanges(this.#loaded)
      : ((await this.#restore()) ?? (await this.#load()));
    const { index } = this.#loaded;
    if (index.obsoleteRows > index.size + fewObsoleteRows || index.hasStalePhrases) this.#rebuild();
    if (this.#unsavedRows > Math.max(fewUnsavedRows, index.size / 10)) this.#save();
  }

  /** The index of the last start with what changed since; undefined if it must be built. */
  async #restore(): Promise<IndexState | undefined> {
    if (!this.#snapshot || this.#isReplaced) return undefined;
    const database = await identifyDatabase(this.#db);
    const stored = await readIndexSnapshot(this.#snapshot.file, { code: this.#snapshot.code, database });
    if (!stored) return undefined;
    const { horizon } = await selectCatalogueChanges(this.#db, noChanges);
    // The database is older than the snapshot: another one was put in its place.
    if (horizon < stored.horizon) return undefined;
    await this.#readTree(stored.index);
    const restored = await this.#applyChanges(stored);
    if ((await countProducts(this.#db)) !== restored.index.size) return undefined;
    restored.index.sortAll();
    return restored;
  }

  /** Forgets the index: after a restore the rows of the database are others. The next use builds it. */
  forget(): void {
    this.#loaded = undefined;
    this.#isReplaced = true;
  }

  /** Stores the index in the background. After a failure the next start builds it. */
  #save(): void {
    if (!this.#snapshot || !this.#loaded || this.#saving) return;
    const { file, code } = this.#snapshot;
    const state = this.#loaded;
    this.#unsavedRows = 0;
    this.#saving = identifyDatabase(this.#db)
      .then((database) => writeIndexSnapshot(file, { code, database }, state))
      .catch(() => {})
      .finally(() => {
        this.#saving = undefined;
      });
  }

  /** Resolves when the snapshot has all but a few of the indexed rows. The database is still open then. */
  async close(): Promise<void> {
    await this.#saving;
    if (this.#unsavedRows > fewUnsavedRows) this.#save();
    await this.#saving;
  }

  async #load(): Promise<IndexState> {
    await renumberRestoredRows(this.#db);
    const { horizon, treeSize } = await selectCatalogueChanges(this.#db, noChanges);
    const index = new ProductIndex();
    await this.#readTree(index);
    let rows = await selectProductsToIndex(this.#db, lowestId, batchSize);
    while (rows.length > 0) {
      this.#putAll(index, rows);
      const last = rows.at(-1);
      const isFull = rows.length === batchSize;
      rows = last && isFull ? await selectProductsToIndex(this.#db, last.product.id, batchSize) : [];
    }
    index.sortAll();
    return { index, treeSize, horizon };
  }

  async #applyChanges({ index, treeSize, horizon }: IndexState): Promise<IndexState> {
    const changes = await selectCatalogueChanges(this.#db, horizon);
    if (changes.treeChanged || changes.treeSize !== treeSize) await this.#readTree(index);
    const { changedProducts } = changes;
    for (let start = 0; start < changedProducts.length; start += batchSize) {
      const batch = changedProducts.slice(start, start + batchSize);
      this.#putAll(index, await selectChangedProducts(this.#db, batch));
    }
    return { index, treeSize: changes.treeSize, horizon: changes.horizon };
  }

  /** Former names change only together with a category, options only together with their attribute. */
  async #readTree(index: ProductIndex): Promise<void> {
    index.replaceTree(await listCategories(this.#db), await listFormerNames(this.#db));
    index.attributes = await listAttributes(this.#db);
    index.replaceFamilies(await listFamilies(this.#db));
    index.arabicBrands = await readArabicBrands(this.#db);
    index.replaceVocabulary(new Vocabulary(await listSearchWords(this.#db)));
  }

  #putAll(index: ProductIndex, rows: readonly IndexRow[]): void {
    this.#unsavedRows += rows.length;
    for (const { product, isDeleted } of rows) {
      if (isDeleted) index.remove(product.id);
      else index.put(product);
    }
  }

  /** Rebuilds in the background, while requests use the old index. The next refresh reads what changed meanwhile. */
  #rebuild(): void {
    this.#rebuilding ??= this.#load()
      .then((loaded) => {
        this.#loaded = loaded;
      })
      .catch(() => {
        // The old index stays in use; the next change tries again.
      })
      .finally(() => {
        this.#rebuilding = undefined;
      });
  }
}

/** Gives the index with everything that was committed when it was called. */
interface OpenProductIndex {
  (): Promise<ProductIndex>;
  /** Makes the next call read every product again. */
  forget(): void;
  /** Finishes the snapshot; before the database is closed. */
  close(): Promise<void>;
}

/**
 * Opens the product index of a database. A process needs one: the server passes it to the API and the pages. With a place
 * for a snapshot the first call reads that and catches up, instead of reading every product.
 */
export function openProductIndex(db: Database, snapshot?: SnapshotPlace): OpenProductIndex {
  const index = new CatalogueIndex(db, snapshot);
  return Object.assign(() => index.current(), {
    forget: () => index.forget(),
    close: () => index.close(),
  });
}
