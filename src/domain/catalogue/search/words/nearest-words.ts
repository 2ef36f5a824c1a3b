const minLength = 4;
const minLengthForTwoEdits = 6;
const minPrefixLength = 5;

/** The indexed words without digits, each with its set of letters as a bit mask. */
export interface SpellingIndex {
  readonly words: readonly string[];
  readonly letters: Int32Array;
}

export function createSpellingIndex(words: readonly string[]): SpellingIndex {
  return { words, letters: Int32Array.from(words, letterSet) };
}

/**
 * Fuzzy lookup: the indexed words at the smallest edit distance (Damerau-Levenshtein) from a typed word, at most 1, or
 * 2 from six letters on. A typed word may also be the prefix of a word that the visitor has not finished.
 */
export function nearestWords(
  typed: string,
  { words, letters }: SpellingIndex,
  maxDistance = typed.length >= minLengthForTwoEdits ? 2 : 1,
): string[] {
  if (typed.length < minLength || /\d/.test(typed)) return [];
  const typedLetters = letterSet(typed);
  const found: string[][] = Array.from({ length: maxDistance + 1 }, () => []);
  let max = maxDistance;
  for (let place = 0; place < words.length; place += 1) {
    // Each edit adds or removes at most one letter, so comparing the letter masks rules out most words.
    if (bitCount(typedLetters & ~(letters[place] ?? 0)) > max) continue;
    const word = words[place] ?? '';
    if (word.length < typed.length - max) continue;
    const distance = editDistance(typed, word, max);
    if (distance > max) continue;
    found[distance]?.push(word);
    max = distance;
  }
  return found.find((nearest) => nearest.length > 0) ?? [];
}

/** The letters of a word as a bit mask. Letters that share a bit only make the filter less selective. */
function letterSet(word: string): number {
  let bits = 0;
  for (let place = 0; place < word.length; place += 1) bits |= 1 << (word.charCodeAt(place) & 31);
  return bits;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Damerau-Levenshtein distance to a word, or to its prefix if enough was typed; capped at `max + 1`. */
function editDistance(typed: string, word: string, max: number): number {
  const prefixCounts = typed.length >= minPrefixLength;
  if (!prefixCounts && word.length > typed.length + max) return max + 1;
  const width = Math.min(word.length, typed.length + max);
  let beforeLast = new Uint8Array(width + 1);
  let last = Uint8Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = new Uint8Array(width + 1);
    current[0] = row;
    let smallest = row;
    for (let column = 1; column <= width; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      let distance = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      );
      const isTransposed =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (isTransposed) distance = Math.min(distance, at(beforeLast, column - 2) + 1);
      current[column] = distance;
      smallest = Math.min(smallest, distance);
    }
    if (smallest > max) return max + 1;
    beforeLast = last;
    last = current;
  }
  const whole = width === word.length ? at(last, width) : max + 1;
  // With two edits in a prefix almost any word would match.
  const isPrefix = prefixCounts && word[0] === typed[0] && Math.min(...last) <= 1;
  return isPrefix ? Math.min(whole, 1) : Math.min(whole, max + 1);
}

function at(numbers: Uint8Array, place: number): number {
  return numbers[place] ?? 0;
}
