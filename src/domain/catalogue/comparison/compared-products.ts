/** Products that are shown side by side; more columns cannot be read. */
export const mostCompared = 4;

/** The query parameter with the slugs of the compared products. */
export const comparedParameter = 'products';

/** The localStorage key of the slugs that a visitor has chosen, in the order of choosing. */
export const comparedStorageKey = 'comparedProducts';

/** The DOM event for changes within the page. */
export const comparedUpdatedEvent = 'comparedProductsUpdated';

/** More slugs of an address are ignored, so that none of them asks the database for hundreds of products. */
const mostAsked = 12;
const longestSlug = 120;
const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;

function isSlug(text: unknown): text is string {
  return typeof text === 'string' && text.length <= longestSlug && slugForm.test(text);
}

/** The slugs of an address, each once. What cannot be a slug is passed over. */
export function readComparedSlugs(text: string | null): readonly string[] {
  const slugs = (text ?? '').split(',').map((slug) => slug.trim().toLowerCase());
  return [...new Set(slugs.filter(isSlug))].slice(0, mostAsked);
}

/** The path, without locale, of the page that compares these products. */
export function comparePath(slugs: readonly string[]): string {
  return slugs.length === 0 ? '/compare' : `/compare?${comparedParameter}=${slugs.join(',')}`;
}

/** The slugs in the storage. Whatever else may be under the key counts as nothing. */
export function parseStoredComparison(stored: string | null): readonly string[] {
  if (!stored) return [];
  try {
    const slugs: unknown = JSON.parse(stored);
    return Array.isArray(slugs) ? [...new Set(slugs.filter(isSlug))].slice(0, mostCompared) : [];
  } catch {
    return [];
  }
}

/** Adds a product, or takes it out again. A product beyond the limit is not added: the visitor decides which one goes. */
export function toggleCompared(slugs: readonly string[], slug: string): readonly string[] {
  if (slugs.includes(slug)) return slugs.filter((other) => other !== slug);
  return slugs.length < mostCompared ? [...slugs, slug] : slugs;
}
