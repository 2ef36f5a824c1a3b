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
