import { and, eq, gt, isNull, lte, ne, sql } from 'drizzle-orm';
import { adminAccounts, adminSessions } from '#database/schema/admin-identity.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import { latestPlausible } from '#primitives/clock-skew.ts';
import { adminUsername } from './sign-in-constants.ts';
import type { Staff } from './staff.ts';

export async function findAdminAccount(db: Queryable) {
  const [account] = await db
    .select({
      id: adminAccounts.id,
      passwordHash: adminAccounts.passwordHash,
      settingHash: adminAccounts.settingHash,
    })
    .from(adminAccounts)
    .where(eq(adminAccounts.username, adminUsername));
  return account;
}

/** Inserts the admin account; false if it exists. */
export async function insertAdminAccount(
  db: Queryable,
  passwordHash: string,
  settingHash = '',
): Promise<boolean> {
  const created = await db
    .insert(adminAccounts)
    .values({ username: adminUsername, passwordHash, settingHash })
    .onConflictDoNothing({ target: adminAccounts.username })
    .returning({ id: adminAccounts.id });
  return created.length > 0;
}

export async function updatePasswordHash(
  transaction: Transaction,
  accountId: string,
  hashes: { readonly passwordHash: string; readonly settingHash?: string },
): Promise<void> {
  await transaction
    .update(adminAccounts)
    .set({ ...hashes, passwordChangedAt: sql`now()`, updatedAt: sql`now()` })
    .where(eq(adminAccounts.id, accountId));
}

export async function updateSettingHash(
  db: Queryable,
  accountId: string,
  settingHash: string,
): Promise<void> {
  await db.update(adminAccounts).set({ settingHash }).where(eq(adminAccounts.id, accountId));
}

/** Revokes all open sessions of the account, optionally except one. */
export async function revokeSessions(
  transaction: Transaction,
  accountId: string,
  { except }: { readonly except?: string } = {},
): Promise<void> {
  await transaction
    .update(adminSessions)
    .set({ revokedAt: sql`now()` })
    .where(
      and(
        eq(adminSessions.accountId, accountId),
        isNull(adminSessions.revokedAt),
        except ? ne(adminSessions.id, except) : undefined,
      ),
    );
}

export async function insertSession(db: Queryable, row: typeof adminSessions.$inferInsert): Promise<string> {
  const [session] = await db.insert(adminSessions).values(row).returning({ id: adminSessions.id });
  if (!session) throw new Error('the session was not inserted');
  return session.id;
}

interface Moment {
  readonly now: Date;
  readonly openedAfter: Date;
}

const isOpen = ({ now, openedAfter }: Moment) =>
  and(
    isNull(adminSessions.revokedAt),
    gt(adminSessions.expiresAt, now),
    gt(adminSessions.createdAt, openedAfter),
    lte(adminSessions.createdAt, latestPlausible(now)),
  );

/** Finds the staff of a session that is not expired, revoked or older than the maximum age. */
export async function findOpenSession(
  db: Queryable,
  { tokenHash, ...moment }: Moment & { readonly tokenHash: string },
): Promise<Staff | undefined> {
  const [staff] = await db
    .select({
      username: adminAccounts.username,
      accountId: adminAccounts.id,
      sessionId: adminSessions.id,
      signedInAt: adminSessions.createdAt,
      endsAt: adminSessions.expiresAt,
      openedBy: adminSessions.openedBy,
    })
    .from(adminSessions)
    .innerJoin(adminAccounts, eq(adminAccounts.id, adminSessions.accountId))
    .where(and(eq(adminSessions.tokenHash, tokenHash), isOpen(moment)));
  return staff;
}

export function listOpenSessions(db: Queryable, accountId: string, moment: Moment) {
  return db
    .select({
      id: adminSessions.id,
      userAgent: adminSessions.userAgent,
      address: adminSessions.address,
      openedBy: adminSessions.openedBy,
      signedInAt: adminSessions.createdAt,
      lastSeenAt: adminSessions.lastSeenAt,
      endsAt: adminSessions.expiresAt,
    })
    .from(adminSessions)
    .where(and(eq(adminSessions.accountId, accountId), isOpen(moment)))
    .orderBy(sql`${adminSessions.lastSeenAt} desc`);
}

/** Revokes a session; false if it was not open. */
export async function revokeSession(
  db: Queryable,
  session: { readonly id: string } | { readonly tokenHash: string },
  now: Date,
): Promise<boolean> {
  const isIt =
    'id' in session
      ? sql`${adminSessions.id}::text = ${session.id}`
      : eq(adminSessions.tokenHash, session.tokenHash);
  const ended = await db
    .update(adminSessions)
    .set({ revokedAt: now })
    .where(and(isIt, isNull(adminSessions.revokedAt)))
    .returning({ id: adminSessions.id });
  return ended.length > 0;
}

export async function noteSessionSeen(db: Queryable, sessionId: string, now: Date): Promise<void> {
  await db.update(adminSessions).set({ lastSeenAt: now }).where(eq(adminSessions.id, sessionId));
}

/** Whether staff signed in with this browser since that time. */
export async function isKnownBrowser(db: Queryable, browser: string, since: Date): Promise<boolean> {
  const [session] = await db
    .select({ id: adminSessions.id })
    .from(adminSessions)
    .where(and(eq(adminSessions.id, browser), gt(adminSessions.createdAt, since)));
  return session !== undefined;
}
