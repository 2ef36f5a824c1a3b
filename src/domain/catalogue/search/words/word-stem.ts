const shortestStem = 3;

/** Longest first, so that 'batteries' loses 'ies' and not 's'. */
const englishEndings = ['ings', 'ies', 'ing', 'es', 'ed', 's'];
const arabicEndings = ['ات', 'ون', 'ين', 'يه', 'ه', 'ي'];
/** With the article of dialect: عالجدار is on the wall. */
const arabicBeginnings = ['وال', 'بال', 'عال', 'هال', 'لل', 'و', 'ب', 'ل'];

/**
 * Light stemmer for English and Arabic: removes one ending, and in Arabic one joined particle, of a folded word. Only
 * search terms are stemmed; the stem is looked up as a prefix, so the index stores no stems.
 */
export function wordStem(word: string): string {
  return isArabic(word)
    ? withoutArabicEnding(withoutJoinedParticle(word))
    : withoutOneOf(englishEndings, word, 'endsWith');
}

export function withoutJoinedParticle(word: string): string {
  return withoutOneOf(arabicBeginnings, word, 'startsWith');
}

/**
 * A folded Arabic word and what it may be a form of: without a joined 'and' or 'with', the singular of a dual or a regular
 * plural, without the feminine ending. Not without ي: an office (مكتب) is not what belongs to one (مكتبي). What follows ل says
 * what a thing is for.
 */
export function arabicBaseForms(word: string): readonly string[] {
  const bare = word.startsWith('ل') ? word : withoutJoinedParticle(word);
  return [...new Set([word, bare])].flatMap((form) => {
    const { stem, isFeminine } = /^(?<stem>.{3,}?)(?<isFeminine>ات|ت?(?:ين|ان)|ه)$/.exec(form)?.groups ?? {};
    if (stem === undefined) return [form];
    return isFeminine?.includes('ت') ? [form, `${stem}ه`, stem] : [form, stem];
  });
}

export function withoutArabicEnding(word: string): string {
  return withoutOneOf(arabicEndings, word, 'endsWith');
}

/** The inflected forms of a stem, including the stem itself. */
export function inflectionsOf(stem: string): readonly string[] {
  // English only: Arabic endings often make another word (مكتب is a desk, مكتبي means 'of an office').
  return isArabic(stem) ? [stem] : [stem, ...englishEndings.map((ending) => stem + ending)];
}

export function isArabic(word: string): boolean {
  return /^[\u0600-\u06ff]/.test(word);
}

function withoutOneOf(parts: readonly string[], word: string, where: 'startsWith' | 'endsWith'): string {
  const part = parts.find((part) => word[where](part) && word.length - part.length >= shortestStem);
  if (part === undefined) return word;
  return where === 'startsWith' ? word.slice(part.length) : word.slice(0, -part.length);
}
