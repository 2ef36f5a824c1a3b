import { type ContentState, contentCacheMs } from '#database/content-version.ts';
import type { CachedRead } from '#storefront/page-services.ts';

interface ContentCacheOptions {
  readonly content: { readonly current: ContentState };
  /** Monotonic clock in milliseconds. */
  readonly clock?: () => number;
}

/**
 * In-process cache of what every page needs, invalidated by content version. While the database is unreachable it serves
 * stale values. A change made directly in the database shows after `contentCacheMs`, as on cached pages.
 */
export function cacheContent({ content, clock = () => performance.now() }: ContentCacheOptions): CachedRead {
  let since = { version: Number.NaN, at: 0 };
  let values = new Map<string, Promise<unknown>>();

  return <Value>(name: string, read: () => Promise<Value>): Promise<Value> => {
    const { version, isUnreachable } = content.current;
    if (!isUnreachable && (version !== since.version || clock() - since.at >= contentCacheMs)) {
      since = { version, at: clock() };
      values = new Map();
    }
    // A read that ends after an invalidation must not fill the new version's cache.
    const ofVersion = values;
    const before = ofVersion.get(name) as Promise<Value> | undefined;
    if (before) return before;
    const reading = read();
    ofVersion.set(name, reading);
    reading.catch(() => ofVersion.delete(name));
    return reading;
  };
}
