import { largestFit } from './match-products.ts';
import type { OrderedRows } from './product-orders.ts';
import { flag } from './product-table.ts';
import type { Workspace } from './workspace.ts';

interface Candidates {
  readonly fits: Workspace['fits'];
  /** 1 for each row that the filter leaves, so many in all. */
  readonly left: Workspace['left'];
  readonly total: number;
  readonly flags: Uint8Array;
  /** Decides between equals. */
  readonly order: OrderedRows;
}

/**
 * So many rows, the best fitting first, what is in stock before what is not. There may be many candidates and few
 * are shown: counting how many have each rank tells which rank is the last to be shown, and only those are sorted.
 */
export function bestFitting(count: number, { fits, left, total, flags, order }: Candidates): number[] {
  const rankOf = (row: number) => 2 * (fits[row] ?? 0) + ((flags[row] ?? 0) & flag.inStock ? 1 : 0);
  const candidates = order.first(left, total);
  const having = new Uint32Array(2 * largestFit + 2);
  for (const row of candidates) having[rankOf(row)] = (having[rankOf(row)] ?? 0) + 1;

  let lastRank = having.length;
  for (let counted = 0; lastRank > 0 && counted < count; counted += having[lastRank] ?? 0) lastRank -= 1;

  const ofLastRank = [];
  const better = [];
  for (const row of candidates) {
    const rank = rankOf(row);
    if (rank > lastRank) better.push(row);
    else if (rank === lastRank && ofLastRank.length < count) ofLastRank.push(row);
  }
  return [...better.sort((one, other) => rankOf(other) - rankOf(one)), ...ofLastRank].slice(0, count);
}
