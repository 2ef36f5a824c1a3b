// Small, for the first views of pages; `unbroken.ts` knows units and codes, which other texts need.

/** What is read from left to right in an Arabic name: USB-C, Full HD, 650 VA. */
const latinInName = /(?:\d+\u00a0)?[\w.+-]*[A-Za-z](?:[\w.+ -]*[\w+])?/g;

/**
 * A product's name as pages show it. Its numbers stay with what follows them, so that no line begins with a unit or half of
 * a size, and «من «مجلس»» and «سفر 14» are in one piece. What is Latin in an Arabic name is isolated, and in one piece too:
 * after PoE+ or 4K and a comma the next number would change places with it.
 */
export function unbrokenName(name: string): string {
  const unbroken = name.replaceAll(/(\d) (?=\S)|(×) (?=\d)|(من) (?=«)| (?=\d+»)/g, '$1$2$3\u00a0');
  if (!/[\u0600-\u06ff]/.test(name)) return unbroken;
  return unbroken.replaceAll(latinInName, (run) => `\u2066${run.replaceAll('-', '-\u2060')}\u2069`);
}

/** Keeps the numbers of an address with the words before them: «منطقة 38». */
export function unbrokenAddress(address: string): string {
  return address.replaceAll(/ (?=\d)/g, '\u00a0');
}
