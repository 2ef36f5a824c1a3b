import { foldText } from '#primitives/text/fold-text.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

/**
 * Folded words as they are written in these texts of the shop, an earlier text first, else in the vocabulary, else by the
 * visitor; undefined if one of them is written nowhere. The index has folded words only, and a folded one must not be shown: طاوله is written طاولة.
 */
export function asWritten(
  folded: readonly string[],
  texts: readonly string[],
  vocabulary: Vocabulary,
  typed = '',
): string | undefined {
  const words = wordsOf(texts);
  const typedWords = wordsOf([typed]);
  const written = folded.map(
    (word) => formIn(words, word) ?? vocabulary.writtenOf(word) ?? formIn(typedWords, word),
  );
  return written.some((word) => word === undefined) ? undefined : written.join(' ');
}

function wordsOf(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []);
}

function formIn(words: readonly string[], folded: string): string | undefined {
  const forms = words.filter((word) => foldText(word) === folded);
  // The article is no part of the word: of الكراسي the word is كراسي.
  const bare = forms.find((word) => !hasArticle(word)) ?? forms[0]?.slice('ال'.length);
  if (bare === undefined) return undefined;
  return isAcronym(bare) ? bare : bare.toLowerCase();
}

function hasArticle(word: string): boolean {
  return word.startsWith('ال') && foldText(word) !== foldText(`x${word}`).slice(1);
}

function isAcronym(word: string): boolean {
  return /^\p{Lu}{2,}$/u.test(word);
}
