import type { Database } from '#database/connect.ts';
import { coalesceCalls } from '#primitives/coalesce-calls.ts';
import { listCategories } from '../categories/category-queries.server.ts';
import { listFormerNames } from '../categories/former-name-queries.server.ts';
import {
  type Horizon,
  type IndexRow,
  renumberRestoredRows,
  selectCatalogueChanges,
  selectChangedProducts,
  selectProductsToIndex,
} from './catalogue-index-queries.server.ts';
import { ProductIndex } from './product-index.ts';

/** Small enough that indexing a batch does not block the event loop for long. */
const batchSize = 100;
const lowestId = '00000000-0000-0000-0000-000000000000';
const fewObsoleteRows = 1000;

interface Loaded {
  readonly index: ProductIndex;
  readonly treeSize: number;
  readonly horizon: Horizon;
}

/**
 * In-memory index of a database's products that follows the database. Before each use one small query checks whether
 * any server has written to the catalogue since; if so, the changed rows are read and indexed.
 */
class CatalogueIndex {
  readonly #db: Database;
  #loaded: Loaded | undefined;
  #rebuilding: Promise<void> | undefined;

  constructor(db: Database) {
    this.#db = db;
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
    this.#loaded = this.#loaded ? await this.#applyChanges(this.#loaded) : await this.#load();
    const { index } = this.#loaded;
    if (index.obsoleteRows > index.size + fewObsoleteRows) this.#rebuild();
  }

  async #load(): Promise<Loaded> {
    await renumberRestoredRows(this.#db);
    const { horizon, treeSize } = await selectCatalogueChanges(this.#db, 0);
    const index = new ProductIndex();
    await this.#readTree(index);
    await this.#putAll(index, (afterId) => selectProductsToIndex(this.#db, afterId, batchSize));
    index.sortAll();
    return { index, treeSize, horizon };
  }

  async #applyChanges({ index, treeSize, horizon }: Loaded): Promise<Loaded> {
    const changes = await selectCatalogueChanges(this.#db, horizon);
    if (changes.treeChanged || changes.treeSize !== treeSize) await this.#readTree(index);
    if (changes.productsChanged) {
      await this.#putAll(index, (afterId) => selectChangedProducts(this.#db, horizon, afterId, batchSize));
    }
    return { index, treeSize: changes.treeSize, horizon: changes.horizon };
  }

  /** Former names change only together with a category. */
  async #readTree(index: ProductIndex): Promise<void> {
    index.replaceTree(await listCategories(this.#db), await listFormerNames(this.#db));
  }

  async #putAll(index: ProductIndex, nextRows: (afterId: string) => Promise<IndexRow[]>): Promise<void> {
    let rows = await nextRows(lowestId);
    while (rows.length > 0) {
      for (const { product, isDeleted } of rows) {
        if (isDeleted) index.remove(product.id);
        else index.put(product);
      }
      const last = rows.at(-1);
      rows = last && rows.length === batchSize ? await nextRows(last.product.id) : [];
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

/**
 * Opens the product index of a database. The function it returns gives the index with everything that was committed
 * when it was called. A process needs one: the server passes it to the API and the pages.
 */
export function openProductIndex(db: Database): () => Promise<ProductIndex> {
  const index = new CatalogueIndex(db);
  return () => index.current();
}
