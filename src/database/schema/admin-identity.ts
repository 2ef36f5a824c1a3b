import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { locales } from '#primitives/locale.ts';
import { createdAt, id, isOneOf, moment, optionalText, updatedAt, version } from './columns.ts';

export const mostCodeAttempts = 5;

/** How a session was opened: with the password, or with a one-time code. */
export const sessionKeys = ['password', 'code'] as const;

/** The people of the staff. All have the one role of the specification. */
export const adminAccounts = pgTable(
  'admin_accounts',
  {
    id: id(),
    /** The name that the specification gives to the first account; null for colleagues, who sign in with their email. */
    username: text().unique(),
    /** The person's name in the change history. */
    name: optionalText(),
    /** In lower case; empty for a first account without one. */
    email: optionalText(),
    /** Argon2id, including parameters and salt. */
    passwordHash: text().notNull(),
    /** Hash of the ADMIN_PASSWORD setting that was applied last; empty if none was. */
    settingHash: optionalText(),
    passwordChangedAt: moment().notNull().defaultNow(),
    lastSignInAt: moment(),
    /** Of emails to the person and of the admin in a new browser; null: as the shop writes to its staff. */
    locale: text({ enum: locales }),
    deactivatedAt: moment(),
    /** The key of the authenticator app, encrypted where STAFF_KEY is set; empty if there is none. */
    totpSecret: optionalText(),
    /** When the person proved that the app has the key; until then it is not asked for. */
    totpConfirmedAt: moment(),
    /** The newest time step whose code was used: an equal or older one is refused. */
    totpLastStep: bigint({ mode: 'number' }).notNull().default(0),
    /** SHA-256 of the recovery codes that are not used yet. */
    recoveryCodeHashes: text().array().notNull().default(sql`'{}'::text[]`),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('admin_accounts_can_sign_in', sql`${table.username} is not null or ${table.email} <> ''`),
    isOneOf('admin_accounts_locale_known', table.locale, locales),
    check('admin_accounts_email_in_lower_case', sql`${table.email} = lower(${table.email})`),
    uniqueIndex('admin_accounts_email_unique').on(table.email).where(sql`${table.email} <> ''`),
    uniqueIndex('admin_accounts_name_unique').on(sql`lower(${table.name})`).where(sql`${table.name} <> ''`),
  ],
);

/** Invitations of colleagues. Like a session, only the hash of the secret in the link is stored. */
export const adminInvitations = pgTable(
  'admin_invitations',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    tokenHash: text().notNull().unique('admin_invitations_token_hash_unique'),
    invitedBy: text().notNull(),
    /** The language that the colleague was invited in, and has then. */
    locale: text({ enum: locales }),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    acceptedAt: moment(),
    revokedAt: moment(),
  },
  (table) => [
    isOneOf('admin_invitations_locale_known', table.locale, locales),
    check('admin_invitations_email_in_lower_case', sql`${table.email} = lower(${table.email})`),
    check('admin_invitations_expire_after_start', sql`${table.expiresAt} > ${table.createdAt}`),
    // A second invitation to the same address replaces the first.
    uniqueIndex('admin_invitations_one_open')
      .on(table.email)
      .where(sql`${table.acceptedAt} is null and ${table.revokedAt} is null`),
  ],
);

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
    /** When the person last typed the password again in this session, for what asks for that. */
    passwordConfirmedAt: moment(),
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
    /** Null for a name without an account: such a challenge answers as others do, and no code opens it. */
    accountId: uuid().references(() => adminAccounts.id, { onDelete: 'cascade' }),
    /** Under which wrong guesses count: the account, or a hash of the name that has none. Null for codes of earlier versions. */
    guessCounter: text(),
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
