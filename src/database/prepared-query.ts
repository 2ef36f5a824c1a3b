import type { Queryable } from './transaction.ts';

/**
 * Memoizes a Drizzle query by database handle, for queries of every page: building the SQL takes longer than sending it.
 * Prepared without a name (`prepare('')`), because all connections of the embedded database share one session.
 */
export function prepareOnce<Prepared>(build: (db: Queryable) => Prepared): (db: Queryable) => Prepared {
  const memoized = new WeakMap<Queryable, Prepared>();
  return (db) => {
    const prepared = memoized.get(db) ?? build(db);
    memoized.set(db, prepared);
    return prepared;
  };
}
