import { foldText } from '#primitives/text/fold-text.ts';

export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/**
 * Divides a text into what matches the words of a search and what does not. The parts make up the text again.
 * A match begins a word and may be written otherwise, as in all searches: 'SAD' and 'كرسى' match 'Sadu' and 'الكرسي'.
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

/** How much of the word matches. Arabic letters are joined, so an Arabic word matches as a whole. */
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
