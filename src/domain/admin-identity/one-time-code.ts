/** From the specification: six digits, valid for ten minutes and one use. */
export const codeDigits = 6;
export const codeLifetimeMs = 10 * 60 * 1000;
