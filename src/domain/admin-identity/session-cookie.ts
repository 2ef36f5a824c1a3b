export const sessionCookieName = 'staff_session';

/** Says which browser has been signed in before; it opens nothing. */
export const browserCookieName = 'staff_browser';

/** The specification: staff sign in again after 8 hours, however busy they were. */
export const longestSessionMs = 8 * 60 * 60 * 1000;

/** How long a browser counts as known after somebody signed in with it. */
export const knownBrowserMs = 90 * 24 * 60 * 60 * 1000;
