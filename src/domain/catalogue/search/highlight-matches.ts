import { foldText } from '#primitives/text/fold-text.ts';

export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/**
 * Splits a text into parts that match the words of a search and parts that do not. Joined, the parts are the text.
 * Matches are prefixes of words and ignore case and spelling variants: 'SAD' and 'كرسى' match 'Sadu' and 'الكرسي'.
 */
export function highlightMatches(text: string, term: string): readonly TextPart[] {
  const wanted = foldText(term).split(' ').filter(Boolean);
  const parts: TextPart[] = [];
  for (const piece of text.match(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu) ?? []) {
    const matching = Math.max(0, ...wanted.map((word) => matchingLength(piece, word)));
    append(parts, piece.slice(0, matching), true);
    append(parts, piece.slice(matching), false);
  }
  return parts;
}

/** The length of the matching prefix. Arabic letters are joined, so an Arabic word matches as a whole. */
function matchingLength(word: string, wanted: string): number {
  if (!foldText(word).startsWith(wanted)) return 0;
  if (/\p{Script=Arabic}/u.test(word)) return word.length;
  for (let length = 1; length < word.length; length += 1) {
    if (foldText(word.slice(0, length)).startsWith(wanted)) return length;
  }
  return word.length;
}

function append(parts: TextPart[], text: string, isMatch: boolean): void {
  if (text === '') return;
  const last = parts.at(-1);
  if (last?.isMatch === isMatch) parts[parts.length - 1] = { text: last.text + text, isMatch };
  else parts.push({ text, isMatch });
}
