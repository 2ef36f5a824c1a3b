import { editDistance } from '#primitives/text/edit-distance.ts';
import { foldText } from '#primitives/text/fold-text.ts';

export interface NearPage {
  /** Path without locale. */
  readonly to: string;
  readonly name: string;
}

/** What the 404 page offers instead of the page that was asked for. */
export interface NotFoundHelp {
  readonly pages: readonly NearPage[];
  /** The words of the address, to search for. */
  readonly search: string;
}

export interface KnownPage extends NearPage {
  /** Further words that people write for it in an address. */
  readonly alsoWritten?: readonly string[];
}

/** Of an address; more is not compared. An encoded Arabic letter has six characters. */
const longestCompared = 60;
const longestRead = 6 * longestCompared;
/** One wrong letter for each so many. */
const lettersPerMistake = 4;

/** The words of the last part of an address: 'meeting tables' for '/category/meeting-tables'. */
export function wordsOfPath(path: string): string {
  const last = path.split('/').findLast((part) => part !== '') ?? '';
  return foldText(decoded(last.slice(0, longestRead)).replace(/\.(html?|php|aspx?)$/i, '')).slice(
    0,
    longestCompared,
  );
}

/** The known pages whose address or name is nearly what was written, the nearest first. */
export function nearPages(written: string, known: readonly KnownPage[]): NearPage[] {
  const words = foldText(written);
  if (words === '') return [];
  const most = Math.max(1, Math.floor(words.length / lettersPerMistake));
  return known
    .map(({ to, name, alsoWritten = [] }) => ({
      to,
      name,
      mistakes: Math.min(
        ...[wordsOfPath(to), name, ...alsoWritten].map((text) => mistakesIn(words, foldText(text), most)),
      ),
    }))
    .filter(({ mistakes }) => mistakes <= most)
    .sort((one, other) => one.mistakes - other.mistakes)
    .map(({ to, name }) => ({ to, name }));
}

/** The edit distance; lengths that differ by more than `most` need no comparison. */
function mistakesIn(written: string, known: string, most: number): number {
  if (known === '' || Math.abs(written.length - known.length) > most) return Number.POSITIVE_INFINITY;
  return editDistance(written, known);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
