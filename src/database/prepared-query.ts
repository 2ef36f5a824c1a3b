import type { Queryable } from './transaction.ts';

/**
 * For a query that every page asks: its SQL is put together once for each database, which takes longer than sending it.
 * Left without a name (`prepare('')`), because the connections of the embedded database would share its name.
 */
export function prepareOnce<Prepared>(build: (db: Queryable) => Prepared): (db: Queryable) => Prepared {
  const known = new WeakMap<Queryable, Prepared>();
  return (db) => {
    const prepared = known.get(db) ?? build(db);
    known.set(db, prepared);
    return prepared;
  };
}
