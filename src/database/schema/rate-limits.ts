import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/** How often somebody did something of late. Its columns are those that rate-limiter-flexible asks for. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});
