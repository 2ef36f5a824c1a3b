import { foldText } from '#primitives/text/fold-text.ts';

const leastSimilarity = 0.34;

/** Finds the items whose name in any language is most similar to a typed text (Dice coefficient of letter pairs). */
export function mostSimilar<Named>(
  typed: string,
  all: readonly Named[],
  namesOf: (each: Named) => readonly string[],
  most: number,
): Named[] {
  const pairs = letterPairs(typed);
  return all
    .map((each) => ({
      each,
      similarity: Math.max(...namesOf(each).map((name) => similarity(pairs, letterPairs(name)))),
    }))
    .filter((candidate) => candidate.similarity >= leastSimilarity)
    .sort((one, other) => other.similarity - one.similarity)
    .slice(0, most)
    .map(({ each }) => each);
}

function letterPairs(text: string): ReadonlySet<string> {
  const pairs = new Set<string>();
  for (const word of foldText(text).split(' ')) {
    const marked = ` ${word} `;
    for (let place = 0; place < marked.length - 1; place += 1) pairs.add(marked.slice(place, place + 2));
  }
  return pairs;
}

/** Dice coefficient of two sets of letter pairs, from 0 to 1. */
function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((pair) => other.has(pair)).length;
  return (2 * both) / (one.size + other.size);
}
