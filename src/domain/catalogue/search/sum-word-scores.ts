import { noFacetGroup } from '../product-index/facet-groups.ts';
import type { SearchBuffers } from './search-buffers.ts';
import { partOf, productOf } from './words/word-index.ts';

/** A sum of word scores has two parts: the score in the low 16 bits, and the number of matched words above them. */
export const oneWord = 1 << 16;

/** Raises the scores of the rows in a posting list. Branchless, because the branch predictor cannot guess the outcome. */
export function raiseScores(
  { wordScores, sums, rowsWithWord }: SearchBuffers,
  postings: Uint32Array,
  scoreByPart: Int32Array,
  minSum: number,
): void {
  const { rows } = rowsWithWord;
  let { length } = rowsWithWord;
  for (let at = 0; at < postings.length; at += 1) {
    const posting = postings[at] ?? 0;
    const row = productOf(posting);
    if (minSum > 0 && (sums[row] ?? 0) < minSum) continue;
    const before = wordScores[row] ?? 0;
    const more = (scoreByPart[partOf(posting)] ?? 0) - before;
    // max(0, more): the sign bit of a negative number shifts to all ones.
    wordScores[row] = before + (more & ~(more >> 31));
    rows[length] = row;
    // Adds 1 for a row that was not in the list yet; otherwise the next row overwrites it.
    length += (before - 1) >>> 31;
  }
  rowsWithWord.length = length;
}

export function raiseScore(
  { wordScores, sums, rowsWithWord }: SearchBuffers,
  posting: number,
  scoreByPart: Int32Array,
  minSum: number,
): void {
  const row = productOf(posting);
  const score = scoreByPart[partOf(posting)] ?? 0;
  const before = wordScores[row] ?? 0;
  if (score <= before || (sums[row] ?? 0) < minSum) return;
  wordScores[row] = score;
  if (before === 0) rowsWithWord.rows[rowsWithWord.length++] = row;
}

/** Adds rows of a category that the word names. A word counts once, whether it is in the name, the category or both. */
export function addRowsOfPlace(
  { wordScores, sums, rowsWithWord }: SearchBuffers,
  ofPlace: Uint32Array,
  minSum: number,
): void {
  const { rows } = rowsWithWord;
  let { length } = rowsWithWord;
  for (let at = 0; at < ofPlace.length; at += 1) {
    const row = ofPlace[at] ?? 0;
    if (wordScores[row] !== 0 || (sums[row] ?? 0) < minSum) continue;
    wordScores[row] = oneWord;
    rows[length++] = row;
  }
  rowsWithWord.length = length;
}

export function addToSums(
  { wordScores, sums, rowsWithWord, rowsWithWords }: SearchBuffers,
  facetGroup: Uint32Array,
  groupScores: Int32Array,
): void {
  const [{ rows: touched, length: count }, { rows }] = [rowsWithWord, rowsWithWords];
  let { length } = rowsWithWords;
  for (let at = 0; at < count; at += 1) {
    const row = touched[at] ?? 0;
    const before = sums[row] ?? 0;
    rows[length] = row;
    length += (before - 1) >>> 31;
    sums[row] = before + (wordScores[row] ?? 0) + (groupScores[facetGroup[row] ?? noFacetGroup] ?? 0);
  }
  rowsWithWords.length = length;
}
