const shortestStem = 3;

/** Longest first, so that 'batteries' loses 'ies' and not 's'. */
const englishEndings = ['ings', 'ies', 'ing', 'es', 'ed', 's'];
const arabicEndings = ['ات', 'ون', 'ين', 'يه', 'ه', 'ي'];
const arabicBeginnings = ['وال', 'بال', 'لل', 'و', 'ب', 'ل'];

/**
 * What is left of a folded word without the endings and joined particles of grammar; the word itself when nothing
 * comes off. Only searches are stemmed: the stem finds what begins with it, so that nothing has to be stored twice.
 */
export function wordStem(word: string): string {
  const arabic = isArabic(word);
  const started = arabic ? withoutOneOf(arabicBeginnings, word, 'startsWith') : word;
  return withoutOneOf(arabic ? arabicEndings : englishEndings, started, 'endsWith');
}

/** The words that have this stem, the stem itself among them. */
export function inflectionsOf(stem: string): readonly string[] {
  // Arabic endings make other words as often (مكتب a desk, مكتبي of an office): only English ones are safe to add.
  return isArabic(stem) ? [stem] : [stem, ...englishEndings.map((ending) => stem + ending)];
}

function isArabic(word: string): boolean {
  return /^[\u0600-\u06ff]/.test(word);
}

function withoutOneOf(parts: readonly string[], word: string, where: 'startsWith' | 'endsWith'): string {
  const part = parts.find((part) => word[where](part) && word.length - part.length >= shortestStem);
  if (part === undefined) return word;
  return where === 'startsWith' ? word.slice(part.length) : word.slice(0, -part.length);
}
