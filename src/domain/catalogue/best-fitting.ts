import type { OrderedRows } from './product-orders.ts';
import { flag } from './product-table.ts';
import type { Workspace } from './workspace.ts';

interface Candidates {
  readonly fitting: Uint32Array;
  readonly fits: Workspace['fits'];
  /** None fits better. */
  readonly bestFit: number;
  /** 1 for each row that the filter leaves. */
  readonly left: Workspace['left'];
  readonly flags: Uint8Array;
  /** Decides between equals. */
  readonly order: OrderedRows;
}

/**
 * So many rows, the best fitting first, what is in stock before what is not. There may be many candidates and few
 * are shown: counting how many have each rank tells which rank is the last to be shown, and only those are sorted.
 * Leaves marked only the rows of that last rank.
 */
export function bestFitting(count: number, candidates: Candidates): number[] {
  const { fits, left, flags, order } = candidates;
  const lastRank = findLastRank(count, candidates);
  const better = takeBetter(lastRank, candidates);
  better.sort(
    (one, other) => rankOf(other, fits, flags) - rankOf(one, fits, flags) || order.compare(one, other),
  );
  return [...better, ...order.first(left, count - better.length)];
}

/** The stock, one bit of the flags, is added as it is: a processor cannot guess it, and asking for it takes longer. */
function rankOf(row: number, fits: Workspace['fits'], flags: Uint8Array): number {
  return 2 * flag.inStock * (fits[row] ?? 0) + ((flags[row] ?? 0) & flag.inStock);
}

function findLastRank(count: number, { fitting, fits, bestFit, left, flags }: Candidates): number {
  const having = new Uint32Array(2 * flag.inStock * (bestFit + 1));
  for (let at = 0; at < fitting.length; at += 1) {
    const row = fitting[at] ?? 0;
    if (left[row] !== 1) continue;
    const rank = rankOf(row, fits, flags);
    having[rank] = (having[rank] ?? 0) + 1;
  }
  let lastRank = having.length;
  for (let counted = 0; lastRank > 0 && counted < count; counted += having[lastRank] ?? 0) lastRank -= 1;
  return lastRank;
}

function takeBetter(lastRank: number, { fitting, fits, left, flags }: Candidates): number[] {
  const better: number[] = [];
  for (let at = 0; at < fitting.length; at += 1) {
    const row = fitting[at] ?? 0;
    const rank = rankOf(row, fits, flags);
    if (rank > lastRank && left[row] === 1) better.push(row);
    if (rank !== lastRank) left[row] = 0;
  }
  return better;
}
