/** User name of the first account and, in the browser's storage, of every person: the specification knows one role. */
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

/** How long a password that was typed again counts, for what asks for it. */
export const confirmedPasswordMs = 5 * 60 * 1000;

/** How long the link of an invitation works. */
export const invitationMs = 7 * 24 * 60 * 60 * 1000;
