/** List of row numbers with capacity for all rows. Loops write to it directly, because a call for each row costs more. */
export interface RowList {
  readonly rows: Uint32Array;
  length: number;
}

/**
 * Reusable buffers for searches and lists, with one element for each row. Allocating them for each request would make
 * the garbage collector work harder than the search itself. A search is synchronous and copies its results out, so
 * requests never share them at the same time.
 */
export interface SearchBuffers {
  /** The score of each row for the current word, and the sum over all words so far; see match-products.ts. */
  readonly wordScores: Int32Array;
  readonly sums: Int32Array;
  /** The rows that have the current word, and the rows with a sum. */
  readonly rowsWithWord: RowList;
  readonly rowsWithWords: RowList;
  /** The rank of each row: its score, then whether it is in stock; 0 for rows that do not match. */
  readonly ranks: Uint16Array;
  /** The rows that match the search, and the highest of their ranks. */
  readonly matched: RowList;
  bestRank: number;
  /** 1 for each row that matches the filter. */
  readonly filtered: Uint8Array;
  /** By the number of a family: what it was counted in (filter-products.ts), then its best rank (best-matches.ts). */
  readonly counted: Uint16Array;
}

export function createSearchBuffers(rows: number): SearchBuffers {
  const emptyList = (): RowList => ({ rows: new Uint32Array(rows), length: 0 });
  return {
    wordScores: new Int32Array(rows),
    sums: new Int32Array(rows),
    rowsWithWord: emptyList(),
    rowsWithWords: emptyList(),
    ranks: new Uint16Array(rows),
    matched: emptyList(),
    bestRank: 0,
    filtered: new Uint8Array(rows),
    // Numbers of families begin at one.
    counted: new Uint16Array(rows + 1),
  };
}
