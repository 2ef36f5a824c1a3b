import { compactCode } from '#domain/catalogue/search/codes/compact-code.ts';
import { allowedMistakes, codeDistance } from '#domain/catalogue/search/codes/near-codes.ts';
import { type Candidate, codesOf, shareOfWords, type WantedLine } from './choose-match.ts';

/** So many products are suggested for a line. */
const mostNearMatches = 3;

/** A product whose name has fewer of the words is not what the line means. */
const leastShare = 0.5;
/** A code with the same beginning is of the same range: 'SD-HA-200' is near 'SD-HA-160'. */
const sameRangeFrom = 4;

/**
 * The products that a line without a match may mean, the most probable first: a mistyped code, a name with most of the
 * words, a code of the same range.
 */
export function nearestProducts<Product extends Candidate>(
  line: WantedLine,
  candidates: readonly Product[],
): Product[] {
  const codes = codesOf(line).map(compactCode);
  return candidates
    .map((product) => ({ product, distance: distanceTo(line, codes, product) }))
    .filter(({ distance }) => distance < Number.POSITIVE_INFINITY)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, mostNearMatches)
    .map(({ product }) => product);
}

/** From 0 to 3: mistakes in the code; below 4: words of the name; then codes that begin alike. */
function distanceTo(line: WantedLine, codes: readonly string[], { sku, name }: Candidate): number {
  const compact = compactCode(sku);
  const mistakes = Math.min(
    ...codes.map((code) => {
      const allowed = allowedMistakes(code.length);
      const distance = codeDistance(code, compact, allowed);
      return distance > allowed ? Number.POSITIVE_INFINITY : distance;
    }),
  );
  if (mistakes < Number.POSITIVE_INFINITY) return mistakes;
  const words = line.name || line.code;
  const share = Math.max(shareOfWords(words, name.en), shareOfWords(words, name.ar));
  if (share >= leastShare) return 4 - share;
  const alike = Math.max(0, ...codes.map((code) => commonBeginning(code, compact)));
  return alike >= sameRangeFrom ? 5 - alike / compact.length : Number.POSITIVE_INFINITY;
}

function commonBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
