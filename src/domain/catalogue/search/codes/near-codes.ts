/** Codes are read from paper and told by phone: characters that look alike count as the same. */
const lookAlike: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1', s: '5', b: '8', z: '2' };

/** The form of each character, by its code. Codes are folded, so they have no capitals. */
const forms = Uint16Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  return (lookAlike[character] ?? character).charCodeAt(0);
});

function formAt(text: string, place: number): number {
  const code = text.charCodeAt(place);
  return forms[code] ?? code;
}

/** How many characters of a code of this length may be wrong. */
export function allowedMistakes(length: number): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}

/**
 * Edit distance (Damerau-Levenshtein) of two codes without separators, where characters that look alike are equal;
 * capped at `max + 1`.
 */
export function codeDistance(typed: string, code: string, max: number): number {
  if (Math.abs(typed.length - code.length) > max) return max + 1;
  const width = code.length;
  let beforeLast = new Uint8Array(width + 1);
  let last = Uint8Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = new Uint8Array(width + 1);
    current[0] = row;
    let smallest = row;
    for (let column = 1; column <= width; column += 1) {
      const isSame = formAt(typed, row - 1) === formAt(code, column - 1);
      let distance = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
      );
      const isTransposed =
        row > 1 &&
        column > 1 &&
        formAt(typed, row - 1) === formAt(code, column - 2) &&
        formAt(typed, row - 2) === formAt(code, column - 1);
      if (isTransposed) distance = Math.min(distance, at(beforeLast, column - 2) + 1);
      current[column] = distance;
      smallest = Math.min(smallest, distance);
    }
    if (smallest > max) return max + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(at(last, width), max + 1);
}

/** The words that differ from a typed code by few characters, the nearest first. */
export function nearCodes(typed: string, words: readonly string[]): string[] {
  const max = allowedMistakes(typed.length);
  const typedForms = formSet(typed);
  const found: string[][] = Array.from({ length: max + 1 }, () => []);
  for (const word of words) {
    if (Math.abs(word.length - typed.length) > max) continue;
    // Each mistake adds or removes at most one character, so comparing the sets rules out most words.
    if (bitCount(typedForms & ~formSet(word)) > max) continue;
    found[codeDistance(typed, word, max)]?.push(word);
  }
  return found.flat();
}

/** The characters of a code as a bit mask. Characters that share a bit only make the filter less selective. */
function formSet(text: string): number {
  let bits = 0;
  for (let place = 0; place < text.length; place += 1) bits |= 1 << (formAt(text, place) & 31);
  return bits;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function at(numbers: Uint8Array, place: number): number {
  return numbers[place] ?? 0;
}
