/** No letters or digits that are taken for one another when read out on the phone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const groupLength = 4;
const length = 2 * groupLength;

/** Of orders, quotations and messages. */
export type ReferenceKind = 'OG' | 'QT' | 'MS';

/** For example 'OG-7K4M-2QXD': as good as impossible to guess from its neighbour, and easy to read out. */
export function referenceFrom(kind: ReferenceKind, randomBelow: (limit: number) => number): string {
  const letters = Array.from({ length }, () => alphabet[randomBelow(alphabet.length)]).join('');
  return withHyphens(kind, letters);
}

/** As it is stored, from what people type: small letters, blanks and missing hyphens are understood. */
export function tidyReference(kind: ReferenceKind, typed: string): string {
  const letters = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return withHyphens(
    kind,
    letters.length > length && letters.startsWith(kind) ? letters.slice(kind.length) : letters,
  );
}

function withHyphens(kind: ReferenceKind, letters: string): string {
  return `${kind}-${letters.slice(0, groupLength)}-${letters.slice(groupLength)}`;
}
