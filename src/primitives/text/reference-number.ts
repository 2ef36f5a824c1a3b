/** Without characters that are confused when read out on the phone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const groupLength = 4;
const length = 2 * groupLength;

/** The prefixes of orders, quotations and messages. */
export type ReferenceKind = 'OG' | 'QT' | 'MS';

/** Creates a random reference such as 'OG-7K4M-2QXD': not guessable from another one, and easy to read out. */
export function referenceFrom(kind: ReferenceKind, randomBelow: (limit: number) => number): string {
  const letters = Array.from({ length }, () => alphabet[randomBelow(alphabet.length)]).join('');
  return withHyphens(kind, letters);
}

/** Normalizes a typed reference: accepts lower case, spaces and missing hyphens. */
export function normalizeReference(kind: ReferenceKind, typed: string): string {
  const letters = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return withHyphens(
    kind,
    letters.length > length && letters.startsWith(kind) ? letters.slice(kind.length) : letters,
  );
}

function withHyphens(kind: ReferenceKind, letters: string): string {
  return `${kind}-${letters.slice(0, groupLength)}-${letters.slice(groupLength)}`;
}
