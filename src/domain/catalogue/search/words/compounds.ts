/** Names that are written as two words or as one. */
const compounds: readonly (readonly [two: string, one: string])[] = [
  ['wi fi', 'wifi'],
  ['واي فاي', 'wifi'],
];

/** Folded words of a search term with each compound as one word. */
export function joinCompounds(folded: string): string {
  return compounds.reduce(
    (text, [two, one]) => ` ${text} `.replaceAll(` ${two} `, ` ${one} `).trim(),
    folded,
  );
}

/** A folded text to index, with its compounds also as one word. */
export function withCompounds(folded: string): string {
  return compounds.reduce((text, [two, one]) => (folded.includes(two) ? `${text} ${one}` : text), folded);
}
