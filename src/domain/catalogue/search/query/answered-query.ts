import type { AttributeChoices } from '../../listing/attribute-choice.ts';
import { constraintChoices } from './constraint-choices.ts';
import type { ReadQuery } from './read-query.ts';

/** What a search said, and whether the products found are as it said. */
export interface AnsweredQuery extends Pick<ReadQuery, 'words' | 'quantity' | 'constraints'> {
  /** False: no product meets all constraints, and those found are the ones without them. */
  readonly isMet: boolean;
}

/** Finds the products with these words whose attributes are as chosen. */
type FindProducts<Found> = (search: string, attributes: AttributeChoices) => Found;

/**
 * Answers a search with the products that meet its constraints. Where there are none, constraints are dropped, so that they
 * never hide everything. Where no product has the attribute at all, as in a shop whose staff never entered it, the measure is
 * looked for as a word.
 */
export function answerQuery<Found extends { readonly total: number }>(
  { words, wordsAndMeasures, quantity, constraints }: ReadQuery,
  find: FindProducts<Found>,
): Found & { readonly query: AnsweredQuery } {
  const found = find(words, constraintChoices(constraints));
  if (constraints.length === 0 || found.total > 0) {
    return { ...found, query: { words, quantity, constraints, isMet: true } };
  }
  const known = constraints.filter(({ attribute }) => find(words, { [attribute]: { from: 0 } }).total > 0);
  if (known.length === 0) {
    return { ...find(wordsAndMeasures, {}), query: { words, quantity, constraints: [], isMet: true } };
  }
  return { ...find(words, {}), query: { words, quantity, constraints: known, isMet: false } };
}
