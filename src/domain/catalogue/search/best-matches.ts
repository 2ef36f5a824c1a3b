import type { OrderedRows } from '../product-index/product-sort-orders.ts';
import type { Workspace } from './search-buffers.ts';

interface Candidates {
  readonly fitting: Uint32Array;
  readonly ranks: Workspace['ranks'];
  readonly bestRank: number;
  /** 1 for each row that the filter leaves. */
  readonly left: Workspace['left'];
  /** Decides between equals. */
  readonly order: OrderedRows;
}

/**
 * So many rows, those of the best rank first. There may be many candidates and few are shown: counting how many have
 * each rank tells which rank is the last to be shown, and only those are sorted. Leaves marked only the rows of that
 * last rank.
 */
export function bestFitting(count: number, candidates: Candidates): number[] {
  const { ranks, left, order } = candidates;
  const lastRank = findLastRank(count, candidates);
  const better = takeBetter(lastRank, candidates);
  better.sort((one, other) => (ranks[other] ?? 0) - (ranks[one] ?? 0) || order.compare(one, other));
  return [...better, ...order.first(left, count - better.length)];
}

function findLastRank(count: number, { fitting, ranks, bestRank, left }: Candidates): number {
  const having = new Uint32Array(bestRank + 1);
  for (let at = 0; at < fitting.length; at += 1) {
    const row = fitting[at] ?? 0;
    const rank = ranks[row] ?? 0;
    having[rank] = (having[rank] ?? 0) + (left[row] ?? 0);
  }
  let lastRank = having.length;
  for (let counted = 0; lastRank > 0 && counted < count; counted += having[lastRank] ?? 0) lastRank -= 1;
  return lastRank;
}

function takeBetter(lastRank: number, { fitting, ranks, left }: Candidates): number[] {
  const better: number[] = [];
  for (let at = 0; at < fitting.length; at += 1) {
    const row = fitting[at] ?? 0;
    const rank = ranks[row] ?? 0;
    if (rank === lastRank) continue;
    if (rank > lastRank && left[row] === 1) better.push(row);
    left[row] = 0;
  }
  return better;
}
