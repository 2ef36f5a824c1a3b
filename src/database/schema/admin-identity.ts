import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, isOneOf, moment, optionalText, updatedAt } from './columns.ts';

export const mostCodeAttempts = 5;

/** How a session was opened: with the password, or with a one-time code. */
export const sessionKeys = ['password', 'code'] as const;

export const adminAccounts = pgTable('admin_accounts', {
  id: id(),
  username: text().notNull().unique(),
  /** Argon2id, including parameters and salt. */
  passwordHash: text().notNull(),
  /** Hash of the ADMIN_PASSWORD setting that was applied last; empty if none was. */
  settingHash: optionalText(),
  passwordChangedAt: moment().notNull().defaultNow(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const adminSessions = pgTable(
  'admin_sessions',
  {
    id: id(),
    accountId: uuid()
      .notNull()
      .references(() => adminAccounts.id, { onDelete: 'cascade' }),
    /** SHA-256 of the cookie's value, so that a leaked database opens no session. */
    tokenHash: text().notNull().unique('admin_sessions_token_hash_unique'),
    openedBy: text({ enum: sessionKeys }).notNull().default('password'),
    userAgent: optionalText(),
    address: optionalText(),
    createdAt: createdAt(),
    lastSeenAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (table) => [
    isOneOf('admin_sessions_opened_by_known', table.openedBy, sessionKeys),
    check('admin_sessions_expire_after_start', sql`${table.expiresAt} > ${table.createdAt}`),
    index().on(table.accountId, table.createdAt),
    index().on(table.expiresAt),
  ],
);

export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    username: text().notNull(),
    address: text().notNull(),
    succeeded: boolean().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.username, table.createdAt), index().on(table.address, table.createdAt)],
);

/** The id is the opaque challenge that the browser stores; the code is stored only as a hash. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: id(),
    accountId: uuid()
      .notNull()
      .references(() => adminAccounts.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    attempts: smallint().notNull().default(0),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [
    check(
      'one_time_codes_few_attempts',
      sql`${table.attempts} between 0 and ${sql.raw(String(mostCodeAttempts))}`,
    ),
    check('one_time_codes_expire_after_start', sql`${table.expiresAt} > ${table.createdAt}`),
    index().on(table.accountId, table.createdAt),
  ],
);
