import { LRUCache } from 'lru-cache';
import { type ContentState, contentCacheMs } from '#database/content-version.ts';
import type { CachedPage } from './cached-page.ts';

/** What an entry takes besides its key and the page's bytes: objects, maps and the order of use. */
const bytesPerEntry = 1024;

/** Undefined if the page may not be cached. */
type Rendered = CachedPage | undefined;

interface PageCacheParts {
  readonly content: { readonly current: ContentState };
  readonly maxBytes: number;
  /** Monotonic milliseconds. */
  readonly clock?: () => number;
}

/**
 * LRU cache of rendered pages, keyed by path and content version. A new content version makes every page stale. Stale
 * pages stay until they are rendered again or evicted: they are served while the database is unreachable.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #pending = new Map<string, Promise<Rendered>>();
  readonly #content: PageCacheParts['content'];
  readonly #clock: () => number;
  #hits = 0;
  #misses = 0;

  constructor({ content, maxBytes, clock = () => performance.now() }: PageCacheParts) {
    this.#content = content;
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }, key) => bytes + key.length + bytesPerEntry,
    });
    this.#clock = clock;
  }

  get figures() {
    return {
      pages: this.#pages.size,
      bytes: this.#pages.calculatedSize,
      hits: this.#hits,
      misses: this.#misses,
    };
  }

  /** The page if it is fresh, or if nothing newer can be rendered because the database is unreachable. */
  find(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (!page || !this.#isFresh(page)) return undefined;
    this.#hits += 1;
    return page;
  }

  /** The page of any age, for when it cannot be rendered. */
  findStale(key: string): CachedPage | undefined {
    return this.#pages.peek(key);
  }

  /** The render of this page and content version that another request has begun. */
  findPendingRender(key: string): Promise<Rendered> | undefined {
    return this.#pending.get(this.#versionedKey(key));
  }

  /** Makes other requests for the page wait for this render. The caller must call `end`, also after a failure. */
  beginRender(key: string): {
    readonly contentVersion: number;
    readonly renderedAt: number;
    end(rendered: Rendered): void;
  } {
    this.#misses += 1;
    const { version: contentVersion } = this.#content.current;
    const renderedAt = this.#clock();
    const versionedKey = this.#versionedKey(key);
    const { promise, resolve } = Promise.withResolvers<Rendered>();
    this.#pending.set(versionedKey, promise);
    const end = (rendered: Rendered) => {
      if (rendered) this.#store(key, rendered);
      this.#pending.delete(versionedKey);
      resolve(rendered);
    };
    return { contentVersion, renderedAt, end };
  }

  #isFresh({ contentVersion, renderedAt }: CachedPage): boolean {
    const { version, isUnreachable } = this.#content.current;
    return isUnreachable || (contentVersion === version && this.#clock() - renderedAt < contentCacheMs);
  }

  #versionedKey(key: string): string {
    return `${this.#content.current.version} ${key}`;
  }

  #store(requested: string, page: CachedPage): void {
    // A copy: V8 stores a slice of a string as a reference to the whole, here to the URL with its Host header.
    const key = Buffer.from(requested).toString();
    const earlier = this.#pages.peek(key);
    // A slow render of an older version may end after one of a newer version.
    if (earlier && earlier.contentVersion > page.contentVersion) return;
    this.#pages.set(key, page);
    page.onGrown(() => {
      if (this.#pages.peek(key) !== page) return;
      // Its size is calculated only when an entry is added.
      this.#pages.delete(key);
      this.#pages.set(key, page);
    });
  }
}
