import type { Queryable } from './transaction.ts';

/**
 * Memoizes a Drizzle query by database handle, for queries of every page: building the SQL takes longer than sending it.
 * Prepared without a name (`prepare('')`) unless planning it each time costs more than the memory that a connection
 * needs to store the plan, as for the statements of an order.
 */
export function prepareOnce<Prepared, Handle extends Queryable = Queryable>(
  build: (db: Handle) => Prepared,
): (db: Handle) => Prepared {
  const memoized = new WeakMap<Handle, Prepared>();
  return (db) => {
    const prepared = memoized.get(db) ?? build(db);
    memoized.set(db, prepared);
    return prepared;
  };
}
