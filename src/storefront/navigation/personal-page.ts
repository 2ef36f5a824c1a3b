/**
 * Response headers of a page that belongs to one buyer. No cache stores it, and its address, which contains its key, is
 * not sent to other sites. The referrer stays for the shop itself: without one, browsers send forms with the origin
 * 'null', which is refused as cross-site.
 */
export const personalHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
};

/** Paths, without locale, of pages that belong to one buyer or compute what they would pay. */
const neverCached: ReadonlySet<string> = new Set(['/checkout', '/order-confirmation', '/quotation']);

export function isNeverCached(plainPath: string): boolean {
  return neverCached.has(plainPath);
}
