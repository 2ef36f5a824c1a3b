import { type OrderedRows, unmarkOthers } from '../product-index/product-sort-orders.ts';
import type { SearchBuffers } from './search-buffers.ts';

interface Candidates {
  readonly matched: Uint32Array;
  readonly ranks: SearchBuffers['ranks'];
  readonly bestRank: number;
  /** 1 for each row that matches the filter. */
  readonly filtered: SearchBuffers['filtered'];
  /** Breaks ties. */
  readonly order: OrderedRows;
}

/**
 * Top-k selection: the `count` best-ranked rows, sorted. Counting the candidates by rank gives the last rank that is
 * shown, so only rows above it are sorted. Changes `filtered`: only rows of that last rank stay marked.
 */
export function bestMatches(count: number, candidates: Candidates): number[] {
  const { ranks, filtered, order } = candidates;
  const lastRank = findLastRank(count, candidates);
  const better = takeBetter(lastRank, candidates);
  better.sort((one, other) => (ranks[other] ?? 0) - (ranks[one] ?? 0) || order.compare(one, other));
  return [...better, ...order.first(filtered, count - better.length, null)];
}

/** Leaves of each family the best-ranked row marked. */
export function keepBestOfFamilies(
  { matched, ranks, filtered, order }: Omit<Candidates, 'bestRank'>,
  next: Uint32Array,
): void {
  const isBetter = (one: number, other: number) =>
    ((ranks[other] ?? 0) - (ranks[one] ?? 0) || order.compare(one, other)) < 0;
  for (let at = 0; at < matched.length; at += 1) {
    const row = matched[at] ?? 0;
    if (next[row] === row || filtered[row] === 0) continue;
    let best = row;
    for (let other = next[row] ?? row; other !== row; other = next[other] ?? row) {
      if (filtered[other] === 1 && isBetter(other, best)) best = other;
    }
    unmarkOthers(best, filtered, next);
  }
}

function findLastRank(count: number, { matched, ranks, bestRank, filtered }: Candidates): number {
  const countByRank = new Uint32Array(bestRank + 1);
  for (let at = 0; at < matched.length; at += 1) {
    const row = matched[at] ?? 0;
    const rank = ranks[row] ?? 0;
    countByRank[rank] = (countByRank[rank] ?? 0) + (filtered[row] ?? 0);
  }
  let lastRank = countByRank.length;
  for (let counted = 0; lastRank > 0 && counted < count; counted += countByRank[lastRank] ?? 0) lastRank -= 1;
  return lastRank;
}

function takeBetter(lastRank: number, { matched, ranks, filtered }: Candidates): number[] {
  const better: number[] = [];
  for (let at = 0; at < matched.length; at += 1) {
    const row = matched[at] ?? 0;
    const rank = ranks[row] ?? 0;
    if (rank === lastRank) continue;
    if (rank > lastRank && filtered[row] === 1) better.push(row);
    filtered[row] = 0;
  }
  return better;
}
