/**
 * The arrays that each search and list fills anew, with a number for every row. They are kept, because making them
 * for each request would keep the garbage collector of a large catalogue busier than the search itself. Requests
 * use them one after the other; what a request answers is copied out of them.
 */
export interface Workspace {
  /** How well a row fits the word that is looked at, and all words so far; see match-products.ts. */
  readonly best: Int32Array;
  readonly sums: Int32Array;
  /** How well it fits the search; 0 for a product that is not meant. */
  readonly fits: Uint16Array;
  /** 1 for a row that the filter leaves. */
  readonly left: Uint8Array;
}

export function createWorkspace(rows: number): Workspace {
  return {
    best: new Int32Array(rows),
    sums: new Int32Array(rows),
    fits: new Uint16Array(rows),
    left: new Uint8Array(rows),
  };
}
