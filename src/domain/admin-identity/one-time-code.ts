/** The specification: six digits, good for ten minutes and for one use. */
export const codeDigits = 6;
export const codeLifetimeMs = 10 * 60 * 1000;
