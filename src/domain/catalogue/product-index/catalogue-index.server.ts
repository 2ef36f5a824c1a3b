import type { Database } from '#database/connect.ts';
import { coalesceCalls } from '#primitives/coalesce-calls.ts';
import { listCategories } from '../categories/category-queries.server.ts';
import {
  type Horizon,
  type IndexRow,
  renumberRowsFromElsewhere,
  selectCatalogueNews,
  selectChangedProducts,
  selectProductsToIndex,
} from './catalogue-index-queries.server.ts';
import { ProductIndex } from './product-index.ts';

/** Few enough that indexing them does not hold up other requests for long. */
const productsAtOnce = 100;
const lowestId = '00000000-0000-0000-0000-000000000000';
const fewLeftBehind = 1000;

interface Loaded {
  readonly index: ProductIndex;
  readonly treeSize: number;
  readonly horizon: Horizon;
}

/**
 * Keeps the index of a database's products and follows every change, whoever made it: each use first asks the
 * database whether anything was written since, which is one small query.
 */
class CatalogueIndex {
  readonly #db: Database;
  #loaded: Loaded | undefined;
  #making: Promise<void> | undefined;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The index with everything that had been committed when this was called. */
  async current(): Promise<ProductIndex> {
    await this.#follow();
    if (!this.#loaded) throw new Error('following the database loads the index');
    return this.#loaded.index;
  }

  /** One at a time, so that an older reading of a product never replaces a newer one. */
  readonly #follow = coalesceCalls(() => this.#update());

  async #update(): Promise<void> {
    this.#loaded = this.#loaded ? await this.#withNews(this.#loaded) : await this.#load();
    const { index } = this.#loaded;
    if (index.leftBehind > index.size + fewLeftBehind) this.#makeAnew();
  }

  async #load(): Promise<Loaded> {
    await renumberRowsFromElsewhere(this.#db);
    const { horizon, treeSize } = await selectCatalogueNews(this.#db, 0);
    const index = new ProductIndex();
    index.replaceTree(await listCategories(this.#db));
    await this.#putAll(index, (afterId) => selectProductsToIndex(this.#db, afterId, productsAtOnce));
    index.settle();
    return { index, treeSize, horizon };
  }

  async #withNews({ index, treeSize, horizon }: Loaded): Promise<Loaded> {
    const news = await selectCatalogueNews(this.#db, horizon);
    if (news.treeChanged || news.treeSize !== treeSize) index.replaceTree(await listCategories(this.#db));
    if (news.productsChanged) {
      await this.#putAll(index, (afterId) =>
        selectChangedProducts(this.#db, horizon, afterId, productsAtOnce),
      );
    }
    return { index, treeSize: news.treeSize, horizon: news.horizon };
  }

  async #putAll(index: ProductIndex, nextRows: (afterId: string) => Promise<IndexRow[]>): Promise<void> {
    let rows = await nextRows(lowestId);
    while (rows.length > 0) {
      for (const { product, isDeleted } of rows) {
        if (isDeleted) index.remove(product.id);
        else index.put(product);
      }
      const last = rows.at(-1);
      rows = last && rows.length === productsAtOnce ? await nextRows(last.product.id) : [];
    }
  }

  /** Beside the requests, which use the old index meanwhile; what changes in between is followed afterwards. */
  #makeAnew(): void {
    this.#making ??= this.#load()
      .then((loaded) => {
        this.#loaded = loaded;
      })
      .catch(() => {
        // The old index still follows; the next change tries again.
      })
      .finally(() => {
        this.#making = undefined;
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
