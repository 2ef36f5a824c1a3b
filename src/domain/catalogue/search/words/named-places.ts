import { foldText } from '#primitives/text/fold-text.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { joinCompounds } from './compounds.ts';
import { kindPlacesOf } from './search-words.ts';

/**
 * How much a text speaks of each category and subcategory, by slug: how often it names their kinds of products. A word for many
 * places says little about each of them.
 */
export function namedPlaces(lines: readonly string[], vocabulary: Vocabulary): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    for (const word of vocabulary.joinPhrases(joinCompounds(foldText(line)).split(' '))) {
      const places = kindPlacesOf(word, vocabulary);
      for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1 / places.size);
    }
  }
  return counts;
}
