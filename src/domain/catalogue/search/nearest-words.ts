const shortestForgiven = 4;
const shortestForgivenTwice = 6;
const shortestForgivenBeginning = 5;

/** Words that somebody can misspell, each with its letters as bits. */
export interface SpeltWords {
  readonly words: readonly string[];
  readonly letters: Int32Array;
}

export function speltWords(words: readonly string[]): SpeltWords {
  return { words, letters: Int32Array.from(words, letterSet) };
}

/**
 * The words at the smallest number of slips (a letter missing, added, wrong, or exchanged with its neighbour) from
 * what was typed: one slip, from six letters on two. What was typed may also be the beginning of a word that
 * somebody is still typing.
 */
export function nearestWords(
  typed: string,
  { words, letters }: SpeltWords,
  mostSlips = typed.length >= shortestForgivenTwice ? 2 : 1,
): string[] {
  if (typed.length < shortestForgiven || /\d/.test(typed)) return [];
  const typedLetters = letterSet(typed);
  const found: string[][] = Array.from({ length: mostSlips + 1 }, () => []);
  let most = mostSlips;
  for (let place = 0; place < words.length; place += 1) {
    // Every slip adds or takes away at most one letter: a glance at the letters spares most comparisons.
    if (bitCount(typedLetters & ~(letters[place] ?? 0)) > most) continue;
    const word = words[place] ?? '';
    if (word.length < typed.length - most) continue;
    const slips = slipsBetween(typed, word, most);
    if (slips > most) continue;
    found[slips]?.push(word);
    most = slips;
  }
  return found.find((nearest) => nearest.length > 0) ?? [];
}

/** The letters of a word as bits; letters that share one only make the glance less sharp. */
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

/** The slips between what was typed and a word, or its beginning when enough was typed; more than `most` is `most + 1`. */
function slipsBetween(typed: string, word: string, most: number): number {
  const beginningCounts = typed.length >= shortestForgivenBeginning;
  if (!beginningCounts && word.length > typed.length + most) return most + 1;
  const width = Math.min(word.length, typed.length + most);
  let beforeLast = new Uint8Array(width + 1);
  let last = Uint8Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = new Uint8Array(width + 1);
    current[0] = row;
    let smallest = row;
    for (let column = 1; column <= width; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      let slips = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      );
      const exchanged =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (exchanged) slips = Math.min(slips, at(beforeLast, column - 2) + 1);
      current[column] = slips;
      smallest = Math.min(smallest, slips);
    }
    if (smallest > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  const whole = width === word.length ? at(last, width) : most + 1;
  // Of two slips in a mere beginning almost any word could be meant.
  const isBeginning = beginningCounts && word[0] === typed[0] && Math.min(...last) <= 1;
  return isBeginning ? Math.min(whole, 1) : Math.min(whole, most + 1);
}

function at(numbers: Uint8Array, place: number): number {
  return numbers[place] ?? 0;
}
