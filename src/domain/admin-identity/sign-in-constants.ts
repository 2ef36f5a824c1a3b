/** The only account, named by the specification. */
export const adminUsername = 'admin';

/** From the specification: six digits, valid for ten minutes and one use. */
export const codeDigits = 6;
export const codeLifetimeMs = 10 * 60 * 1000;

export const sessionCookieName = 'staff_session';

/** Cookie that identifies a browser in which staff signed in before; it grants no access. */
export const browserCookieName = 'staff_browser';

/** From the specification: sessions end after 8 hours, even active ones. */
export const longestSessionMs = 8 * 60 * 60 * 1000;

/** How long a browser counts as known after a sign-in. */
export const knownBrowserMs = 90 * 24 * 60 * 60 * 1000;
