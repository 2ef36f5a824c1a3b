import { foldText } from '#primitives/fold-text.ts';

interface Named {
  readonly name: string;
}

/** Those whose name has every typed word as the beginning of one of its own; names that begin with it come first. */
export function matchingCategories<Category extends Named>(
  categories: readonly Category[],
  term: string,
  most: number,
): readonly Category[] {
  const wanted = foldText(term).split(' ').filter(Boolean);
  if (wanted.length === 0) return [];
  const [first = ''] = wanted;
  return categories
    .map((category) => ({ category, words: foldText(category.name).split(' ') }))
    .filter(({ words }) => wanted.every((typed) => words.some((word) => word.startsWith(typed))))
    .toSorted((a, b) => Number(startsWith(b.words, first)) - Number(startsWith(a.words, first)))
    .slice(0, most)
    .map(({ category }) => category);
}

function startsWith([word = '']: readonly string[], typed: string): boolean {
  return word.startsWith(typed);
}
