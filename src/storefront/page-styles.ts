import styles from './storefront.css?inline';

/**
 * All styles of the shop, written into each document so that text is painted without waiting for a second file. Going
 * on from page to page loads no further document. The browser's own code finds them there and has no copy.
 */
export const pageStyles = import.meta.env.SSR ? styles : '';
