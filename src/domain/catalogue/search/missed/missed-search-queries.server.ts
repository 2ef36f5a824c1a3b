import { desc, gte, lt, max, sql, sum } from 'drizzle-orm';
import { missedSearches } from '#database/schema/missed-searches.ts';
import type { Queryable } from '#database/transaction.ts';
import type { CountableSearch } from './countable-search.ts';

/** More are not typed by people: terms beyond it are counted only if they were before. */
export const mostTermsOfDay = 1000;

export interface CountedSearch extends CountableSearch {
  readonly count: number;
}

/** Adds counts to those of a day. */
export async function addMissedSearches(
  db: Queryable,
  day: string,
  searches: readonly CountedSearch[],
): Promise<void> {
  const column = <Key extends keyof CountedSearch>(key: Key) =>
    sql.param(searches.map((search) => search[key]));
  await db.execute(sql`
    with given as (
      select * from unnest(${column('folded')}::text[], ${column('typed')}::text[], ${column('count')}::int[])
        as given (folded, typed, count)
    ), added as (
      update ${missedSearches} as stored set count = stored.count + given.count
      from given where stored.day = ${day} and stored.folded = given.folded
      returning stored.folded
    )
    insert into ${missedSearches} (day, folded, typed, count)
    select ${day}, folded, typed, count from given
    where folded not in (select folded from added)
    limit greatest(0, ${mostTermsOfDay} - (select count(*) from ${missedSearches} where day = ${day}))
    on conflict (day, folded) do update set count = ${missedSearches}.count + excluded.count`);
}

/** Counts since a day, the most frequent first. */
export function selectMissedSearches(db: Queryable, since: string, limit: number) {
  const total = sum(missedSearches.count).mapWith(Number);
  const lastDay = max(missedSearches.day);
  return db
    .select({ term: max(missedSearches.typed), count: total, lastDay })
    .from(missedSearches)
    .where(gte(missedSearches.day, since))
    .groupBy(missedSearches.folded)
    .orderBy(desc(total), desc(lastDay), missedSearches.folded)
    .limit(limit);
}

export async function deleteMissedBefore(db: Queryable, day: string): Promise<number> {
  const deleted = await db.delete(missedSearches).where(lt(missedSearches.day, day)).returning({
    day: missedSearches.day,
  });
  return deleted.length;
}
