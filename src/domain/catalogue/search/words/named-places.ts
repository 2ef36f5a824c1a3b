import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { kindPlacesOf, kindWordsIn, mostWords } from './search-words.ts';

/**
 * How much a text speaks of each category and subcategory, by slug: how often it names their kinds of products. A word for many
 * places says little about each of them.
 */
export function namedPlaces(lines: readonly string[], vocabulary: Vocabulary): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const part of lines.flatMap(inParts)) {
    for (const word of kindWordsIn(part, vocabulary)) {
      const places = kindPlacesOf(word, vocabulary);
      for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1 / places.size);
    }
  }
  return counts;
}

/** A search term has few words, so a text is read in parts of as many. */
function inParts(line: string): string[] {
  const words = line.split(/\s+/);
  return Array.from({ length: Math.ceil(words.length / mostWords) }, (_, part) =>
    words.slice(part * mostWords, (part + 1) * mostWords).join(' '),
  );
}
