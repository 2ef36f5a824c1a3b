import type { OrderedRows } from '../product-index/product-sort-orders.ts';
import { noFamily, type TableFamilies } from '../product-index/table-families.ts';
import type { SearchBuffers } from './search-buffers.ts';

interface Candidates {
  readonly matched: Uint32Array;
  /** `filtered`: 1 for each row that matches the filter. `counted`: here the best rank of each family. */
  readonly buffers: Pick<SearchBuffers, 'ranks' | 'bestRank' | 'filtered' | 'counted'>;
  /** Breaks ties. */
  readonly order: OrderedRows;
  /** The families of which only the best-ranked row is found; null: each row is found. */
  readonly families: TableFamilies | null;
}

/**
 * Top-k selection: the `count` best-ranked rows, sorted. Counting the candidates by rank gives the last rank that is
 * shown, so only rows above it are sorted. Changes `filtered`: only rows of that last rank stay marked.
 */
export function bestMatches(count: number, candidates: Candidates): number[] {
  const { buffers, order, families } = candidates;
  const { ranks, filtered } = buffers;
  const lastRank = findLastRank(count, candidates);
  const better = takeBetter(lastRank, candidates);
  better.sort((one, other) => (ranks[other] ?? 0) - (ranks[one] ?? 0) || order.compare(one, other));
  const first = families ? firstOfFamilies(better, families) : better;
  return [...first, ...order.first(filtered, count - first.length, families?.next ?? null)];
}

/** Counts the candidates by rank, a family at its best rank alone. */
function findLastRank(count: number, { matched, buffers, families }: Candidates): number {
  const { ranks, bestRank, filtered, counted: bestOfFamily } = buffers;
  const countByRank = new Int32Array(bestRank + 1);
  const add = (rank: number, some: number) => {
    countByRank[rank] = (countByRank[rank] ?? 0) + some;
  };
  if (families) bestOfFamily.fill(0, 0, families.lastNumber + 1);
  for (let at = 0; at < matched.length; at += 1) {
    const row = matched[at] ?? 0;
    if (filtered[row] === 0) continue;
    const rank = ranks[row] ?? 0;
    const family = families?.numbers[row] ?? noFamily;
    if (family !== noFamily) {
      const before = bestOfFamily[family] ?? 0;
      if (rank <= before) continue;
      bestOfFamily[family] = rank;
      if (before > 0) add(before, -1);
    }
    add(rank, 1);
  }
  let lastRank = countByRank.length;
  for (let counted = 0; lastRank > 0 && counted < count; counted += countByRank[lastRank] ?? 0) lastRank -= 1;
  return lastRank;
}

/** The rows above the last rank. Of a family all rows of its best rank are left: the order chooses among them. */
function takeBetter(lastRank: number, { matched, buffers, families }: Candidates): number[] {
  const { ranks, filtered, counted: bestOfFamily } = buffers;
  const better: number[] = [];
  for (let at = 0; at < matched.length; at += 1) {
    const row = matched[at] ?? 0;
    if (filtered[row] === 0) continue;
    const rank = ranks[row] ?? 0;
    const family = families?.numbers[row] ?? noFamily;
    const isBest = family === noFamily || rank === bestOfFamily[family];
    if (rank === lastRank && isBest) continue;
    if (rank > lastRank && isBest) better.push(row);
    filtered[row] = 0;
  }
  return better;
}

function firstOfFamilies(sorted: readonly number[], { numbers }: TableFamilies): number[] {
  const seen = new Set<number>();
  return sorted.filter((row) => {
    const family = numbers[row] ?? noFamily;
    if (seen.has(family)) return false;
    if (family !== noFamily) seen.add(family);
    return true;
  });
}
