// Small, for the first views of pages; `unbroken.ts` knows units and codes, which other texts need.

/**
 * Keeps the numbers of a product's name with what follows them, so that no line begins with a unit or half of a size, and
 * «من «مجلس»» and «سفر 14» in one piece.
 */
export function unbrokenName(name: string): string {
  return name.replaceAll(/(\d) (?=\S)|(×) (?=\d)|(من) (?=«)| (?=\d+»)/g, '$1$2$3\u00a0');
}

/** Keeps the numbers of an address with the words before them: «منطقة 38». */
export function unbrokenAddress(address: string): string {
  return address.replaceAll(/ (?=\d)/g, '\u00a0');
}
