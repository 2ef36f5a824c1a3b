/** Everything that the worker keeps stands in caches whose names begin so. */
export const ownCaches = 'shop-';

/** Pictures are named by their content, so those of every release are right for every other. */
export const picturesCache = `${ownCaches}pictures`;

/** Pages and their data, which belong to the release that made them. */
export function pagesCache(release: string): string {
  return `${ownCaches}pages-${release}`;
}

/** The page of the cart in both languages, apart from the pages that make room for newer ones. */
export function cartCache(release: string): string {
  return `${ownCaches}cart-${release}`;
}

const filesPrefix = `${ownCaches}files-`;

/** Scripts, styles and fonts; a hash of the content is in their names. */
export function filesCache(release: string): string {
  return filesPrefix + release;
}

/**
 * Which caches go when a release takes over, from all in the order in which they were made. Pages of the release before
 * go at once: they would hide the new one. Its files stay while a window is open, which may still be of that release
 * and ask for a part that the shop no longer has; of two releases before, nothing stays.
 */
export function staleCaches(names: readonly string[], release: string, isWindowOpen: boolean): string[] {
  const current = [picturesCache, pagesCache(release), cartCache(release), filesCache(release)];
  const old = names.filter((name) => name.startsWith(ownCaches) && !current.includes(name));
  const before = isWindowOpen ? old.findLast((name) => name.startsWith(filesPrefix)) : undefined;
  return old.filter((name) => name !== before);
}
