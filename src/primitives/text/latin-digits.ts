/** Converts Arabic and Persian digits to 0 to 9, so that '١٢' parses as a number. */
export function latinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}
