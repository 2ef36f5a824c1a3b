/** Prefix of all cache names of the service worker. */
export const ownCaches = 'shop-';

/** Pictures have a hash of their content in their names, so all releases share one cache. */
export const picturesCache = `${ownCaches}pictures`;

/** Cache of rendered pages and their loader data, one for each release. */
export function pagesCache(release: string): string {
  return `${ownCaches}pages-${release}`;
}

/** Cache of the cart page in both languages. Apart from the other pages, so that it is never evicted. */
export function cartCache(release: string): string {
  return `${ownCaches}cart-${release}`;
}

const filesPrefix = `${ownCaches}files-`;

/** Cache of scripts, styles and fonts, which have a hash of their content in their names. */
export function filesCache(release: string): string {
  return filesPrefix + release;
}

/**
 * The caches to delete when the worker of a release activates, given all names in the order of creation. Pages of the
 * previous release are stale at once. Its files stay while a window is open, because that window may still run the
 * previous release and load one of its chunks; caches of older releases are deleted.
 */
export function staleCaches(names: readonly string[], release: string, isWindowOpen: boolean): string[] {
  const current = [picturesCache, pagesCache(release), cartCache(release), filesCache(release)];
  const old = names.filter((name) => name.startsWith(ownCaches) && !current.includes(name));
  const before = isWindowOpen ? old.findLast((name) => name.startsWith(filesPrefix)) : undefined;
  return old.filter((name) => name !== before);
}
