import { type Column, type GetColumnData, type SQL, sql } from 'drizzle-orm';

type Read<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends Column
    ? GetColumnData<Columns[Name]>
    : Columns[Name] extends SQL<infer Value>
      ? Value
      : never;
};

/**
 * Several columns as one value of a query: JSON is read at once, where the driver would read column by column, in twice
 * the time. Not for moments, which JSON knows as texts only.
 */
export function jsonRow<Columns extends Readonly<Record<string, Column | SQL>>>(
  columns: Columns,
): SQL<Read<Columns>> {
  const pairs = Object.entries(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`);
  return sql<Read<Columns>>`json_build_object(${sql.join(pairs, sql`, `)})`;
}
