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
  // Three rows of the table at a time, in one array.
  const distances = new Uint8Array(3 * (width + 1));
  let [beforeLast, last, current] = [2 * (width + 1), 0, width + 1];
  for (let column = 1; column <= width; column += 1) distances[last + column] = column;
  for (let row = 1; row <= typed.length; row += 1) {
    const letter = typed.charCodeAt(row - 1);
    distances[current] = row;
    let smallest = row;
    for (let column = 1; column <= width; column += 1) {
      const other = word.charCodeAt(column - 1);
      let distance = Math.min(
        at(distances, last + column) + 1,
        at(distances, current + column - 1) + 1,
        at(distances, last + column - 1) + Number(letter !== other),
      );
      const isTransposed =
        row > 1 &&
        column > 1 &&
        letter === word.charCodeAt(column - 2) &&
        typed.charCodeAt(row - 2) === other;
      if (isTransposed) distance = Math.min(distance, at(distances, beforeLast + column - 2) + 1);
      distances[current + column] = distance;
      smallest = Math.min(smallest, distance);
    }
    if (smallest > max) return max + 1;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  const whole = width === word.length ? at(distances, last + width) : max + 1;
  // With two edits in a prefix almost any word would match.
  const isPrefix =
    prefixCounts &&
    word[0] === typed[0] &&
    distances.subarray(last, last + width + 1).some((distance) => distance <= 1);
  return isPrefix ? Math.min(whole, 1) : Math.min(whole, max + 1);
}

function at(numbers: Uint8Array, place: number): number {
  return numbers[place] ?? 0;
}
