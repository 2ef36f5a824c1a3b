/** Some rows of the table, with room for all of them. Loops read and fill it by itself: a call for each row costs more. */
export interface RowList {
  readonly rows: Uint32Array;
  length: number;
}

/**
 * The arrays that each search and list fills anew, with a number for every row. They are kept, because making them
 * for each request would keep the garbage collector of a large catalogue busier than the search itself. Requests
 * use them one after the other; what a request answers is copied out of them.
 */
export interface Workspace {
  /** How well a row fits the word that is looked at, and all words so far; see match-products.ts. */
  readonly best: Int32Array;
  readonly sums: Int32Array;
  /** The rows that have the word that is looked at, and those that matter of all words so far. */
  readonly withWord: RowList;
  readonly withWords: RowList;
  /** How well it fits the search, and among equals what is in stock before what is not; 0 if it is not meant. */
  readonly ranks: Uint16Array;
  /** The rows that fit, and the rank of the best of them. */
  readonly fitting: RowList;
  bestRank: number;
  /** 1 for a row that the filter leaves. */
  readonly left: Uint8Array;
}

export function createWorkspace(rows: number): Workspace {
  const emptyList = (): RowList => ({ rows: new Uint32Array(rows), length: 0 });
  return {
    best: new Int32Array(rows),
    sums: new Int32Array(rows),
    withWord: emptyList(),
    withWords: emptyList(),
    ranks: new Uint16Array(rows),
    fitting: emptyList(),
    bestRank: 0,
    left: new Uint8Array(rows),
  };
}
