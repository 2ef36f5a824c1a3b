import { sql } from 'drizzle-orm';
import { check, pgTable, smallint, uuid } from 'drizzle-orm/pg-core';

/**
 * One row, whose version triggers replace after every write to what staff set and an order is decided by: shop profile,
 * delivery settings, zones and holidays. A random version, so that the same one always means the same settings.
 */
export const orderSettingsVersion = pgTable(
  'order_settings_version',
  {
    id: smallint().primaryKey().default(1),
    version: uuid().notNull().defaultRandom(),
  },
  (table) => [check('order_settings_version_one_row', sql`${table.id} = 1`)],
);
