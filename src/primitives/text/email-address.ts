/** Maximum length that SMTP servers accept (RFC 5321). */
const longestAddress = 254;

/**
 * Something before the @, a host with a dot after it, no blanks and nothing that could end a header. Stricter
 * patterns refuse addresses that exist; only an email to it shows whether it exists.
 */
const shape = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(\.[^\s@<>()[\]\\,;:".]+)+$/u;

export function isEmailAddress(text: string): boolean {
  return text.length <= longestAddress && shape.test(text);
}

/** Normalizes an email address: lower case, without surrounding spaces. */
export function normalizeEmailAddress(text: string): string {
  return text.trim().toLowerCase();
}
