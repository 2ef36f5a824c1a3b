export const sessionCookieName = 'staff_session';

/** The specification: staff sign in again after 8 hours, however busy they were. */
export const longestSessionMs = 8 * 60 * 60 * 1000;
