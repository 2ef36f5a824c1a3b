import { foldText } from '#primitives/text/fold-text.ts';
import type { FacetCount } from '../listing/product-list.ts';

interface Place {
  readonly slug: string;
  readonly name: string;
}

interface Found {
  readonly total: number;
  readonly categories: readonly FacetCount[];
}

/** More than this share of the results, families counted once, and more than any other category. */
const leadingShare = 0.4;

/**
 * Suggests categories for a search: those whose name matches, else the one that contains most of the results. The
 * latter helps when the search uses another form of the name, such as كرسي for الكراسي.
 */
export function suggestedCategories<Category extends Place>(
  places: readonly Category[],
  term: string,
  found: Found | null,
  most: number,
): readonly Category[] {
  const named = namedCategories(places, term);
  if (named.length > 0 || !found) return named.slice(0, most);
  const [leading] = found.categories.toSorted((one, other) => other.count - one.count);
  if (!leading || leading.count <= found.total * leadingShare) return [];
  return places.filter(({ slug }) => slug === leading.slug);
}

/** Categories in whose name every typed word is a prefix of a word; names that start with the first one come first. */
function namedCategories<Category extends Place>(
  places: readonly Category[],
  term: string,
): readonly Category[] {
  const wanted = foldText(term).split(' ').filter(Boolean);
  const [first] = wanted;
  if (first === undefined) return [];
  return places
    .map((place) => ({ place, words: foldText(place.name).split(' ') }))
    .filter(({ words }) => wanted.every((typed) => words.some((word) => word.startsWith(typed))))
    .toSorted((a, b) => rank(a.words, first) - rank(b.words, first))
    .map(({ place }) => place);
}

function rank([word = '']: readonly string[], typed: string): number {
  return word.startsWith(typed) ? 0 : 1;
}
