/** One word with a digit and something else, such as 'SD-HA-160', or groups of capitals with dashes, such as 'DH-TK-AR-BK'. */
export function looksLikeCode(text: string): boolean {
  if (/^[A-Z]{2,}(?:-[A-Z]{1,6})+$/.test(text)) return true;
  return /^[A-Za-z0-9][A-Za-z0-9._/-]{2,39}$/.test(text) && /\d/.test(text) && /[A-Za-z-]/.test(text);
}
