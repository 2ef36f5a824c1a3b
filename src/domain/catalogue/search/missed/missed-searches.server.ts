import type { Database } from '#database/connect.ts';
import type { ProductIndex } from '../../product-index/product-index.ts';
import { countableSearch } from './countable-search.ts';
import {
  addMissedSearches,
  type CountedSearch,
  deleteMissedBefore,
  selectMissedSearches,
} from './missed-search-queries.server.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const keptDays = 90;
const writtenAfterMs = 2000;
/** Of one process between two writes; a flood of terms is cut off here. */
const mostWaiting = 100;
/** More terms than are shown, because some of them find something by now. */
const mostRead = 300;
const mostShown = 100;

interface MissedSearchesParts {
  readonly db: Database;
  readonly now: () => Date;
  readonly log: { warn(details: object, message: string): void };
}

export interface MissedSearches {
  /** Counts a search that found nothing, unless it may say who searched. It is written later, with others. */
  note(term: string): void;
  /** Writes what is counted and not written yet. */
  write(): Promise<void>;
}

/** Counts searches that found nothing in memory and writes them together, so that a page never waits for it. */
export function openMissedSearches({ db, now, log }: MissedSearchesParts): MissedSearches {
  let waiting = new Map<string, CountedSearch>();
  let timer: NodeJS.Timeout | undefined;
  const write = async () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0) return;
    const searches = [...waiting.values()];
    waiting = new Map();
    try {
      await addMissedSearches(db, dayOf(now()), searches);
    } catch (err) {
      log.warn({ err }, 'searches without results could not be counted');
    }
  };
  return {
    note(term) {
      const search = countableSearch(term);
      if (!search) return;
      const before = waiting.get(search.folded);
      if (!before && waiting.size >= mostWaiting) return;
      waiting.set(search.folded, { ...(before ?? search), count: (before?.count ?? 0) + 1 });
      timer ??= setTimeout(() => void write(), writtenAfterMs).unref();
    },
    write,
  };
}

/** The searches of the last days that still find nothing, the most frequent first. */
export async function listMissedSearches(db: Database, index: ProductIndex, now: Date) {
  const counted = await selectMissedSearches(db, oldestDay(now), mostRead);
  return counted
    .flatMap(({ term, count, lastDay }) =>
      term !== null &&
      lastDay !== null &&
      index.find({ search: term, page: 1, pageSize: 1 }, 'en').total === 0
        ? { term, count, lastDay }
        : [],
    )
    .slice(0, mostShown);
}

export async function deleteOldMissedSearches(db: Database, now: Date): Promise<{ deleted: number }> {
  return { deleted: await deleteMissedBefore(db, oldestDay(now)) };
}

function oldestDay(now: Date): string {
  return dayOf(new Date(now.getTime() - keptDays * dayMs));
}

/** The day in Qatar, which has no summer time. */
function dayOf(moment: Date): string {
  return new Date(moment.getTime() + 3 * hourMs).toISOString().slice(0, 10);
}
