import { type ContentState, contentCacheMs } from '#database/content-version.ts';
import type { CachedPage } from './kept-page.ts';

/** Undefined when nothing came of it that others may see. */
type Made = CachedPage | undefined;

interface PageCacheParts {
  readonly content: { readonly known: ContentState };
  readonly maxBytes: number;
  /** Milliseconds that never go back. */
  readonly clock?: () => number;
}

/**
 * Pages as they were made, each for one version of the shop's content. The least recently used ones go when the bytes
 * are used up. Pages of earlier versions stay until then or until they are made again: they are what the shop shows
 * while its database is away.
 */
export class PageCache {
  readonly #pages = new Map<string, { readonly page: CachedPage; bytes: number }>();
  readonly #making = new Map<string, Promise<Made>>();
  readonly #content: PageCacheParts['content'];
  readonly #maxBytes: number;
  readonly #clock: () => number;
  #bytes = 0;
  #hits = 0;
  #misses = 0;

  constructor({ content, maxBytes, clock = () => performance.now() }: PageCacheParts) {
    this.#content = content;
    this.#maxBytes = maxBytes;
    this.#clock = clock;
  }

  get figures() {
    return { pages: this.#pages.size, bytes: this.#bytes, hits: this.#hits, misses: this.#misses };
  }

  /** The page if it shows what is true now, as far as that can be known. */
  find(key: string): CachedPage | undefined {
    const kept = this.#pages.get(key);
    if (!kept || !this.#isCurrent(kept.page)) return undefined;
    this.#hits += 1;
    // The map keeps the order of insertion: this makes it the most recently used.
    this.#pages.delete(key);
    this.#pages.set(key, kept);
    return kept.page;
  }

  /** The page as it once was, for when it cannot be made. */
  findOutdated(key: string): CachedPage | undefined {
    return this.#pages.get(key)?.page;
  }

  /** What somebody else is making of the content of now. */
  underWay(key: string): Promise<Made> | undefined {
    return this.#making.get(this.#ofThisVersion(key));
  }

  /** Makes others wait for the caller, who must call back in any case. */
  begin(key: string): { readonly contentVersion: number; readonly madeAt: number; end(made: Made): void } {
    this.#misses += 1;
    const { version: contentVersion } = this.#content.known;
    const madeAt = this.#clock();
    const versionedKey = this.#ofThisVersion(key);
    const { promise, resolve } = Promise.withResolvers<Made>();
    this.#making.set(versionedKey, promise);
    const end = (made: Made) => {
      if (made) this.#keep(key, made);
      this.#making.delete(versionedKey);
      resolve(made);
    };
    return { contentVersion, madeAt, end };
  }

  #isCurrent({ contentVersion, madeAt }: CachedPage): boolean {
    const { version, isAway } = this.#content.known;
    return isAway || (contentVersion === version && this.#clock() - madeAt < contentCacheMs);
  }

  #ofThisVersion(key: string): string {
    return `${this.#content.known.version} ${key}`;
  }

  #keep(key: string, page: CachedPage): void {
    const earlier = this.#pages.get(key);
    // A slow making of an older state ends after that of a newer one.
    if (earlier && earlier.page.contentVersion > page.contentVersion) return;
    this.#drop(key);
    const kept = { page, bytes: 0 };
    const grow = (bytes: number) => {
      if (this.#pages.get(key) !== kept) return;
      kept.bytes += bytes;
      this.#bytes += bytes;
      this.#makeRoom();
    };
    this.#pages.set(key, kept);
    grow(page.measure(grow));
  }

  #makeRoom(): void {
    for (const key of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#drop(key);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#pages.get(key)?.bytes ?? 0;
    this.#pages.delete(key);
  }
}
