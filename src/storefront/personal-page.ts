/**
 * For a page that is one buyer's: it is kept nowhere, and its address, which opens it, is told to no other site. To
 * ours it is: without any referrer browsers send forms with the origin 'null', which is refused as coming from
 * elsewhere.
 */
export const personalHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
};

/** Plain paths of pages that belong to one buyer, or count what they would pay: always asked for anew. */
const neverKept: ReadonlySet<string> = new Set(['/checkout', '/order-confirmation', '/quotation']);

export function isNeverCached(plainPath: string): boolean {
  return neverKept.has(plainPath);
}
