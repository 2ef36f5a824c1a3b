import { and, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { adminAccounts, adminSessions } from '#database/schema/admin-identity.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import { latestPlausible } from '#primitives/clock-skew.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { adminUsername } from './sign-in-constants.ts';
import type { Staff } from './staff.ts';

const signInColumns = {
  id: adminAccounts.id,
  username: adminAccounts.username,
  name: adminAccounts.name,
  email: adminAccounts.email,
  locale: adminAccounts.locale,
  passwordHash: adminAccounts.passwordHash,
  settingHash: adminAccounts.settingHash,
  totpSecret: adminAccounts.totpSecret,
  totpConfirmedAt: adminAccounts.totpConfirmedAt,
};

/** An account with what a sign-in is decided by. */
export type SignInAccount = Awaited<ReturnType<typeof findAccount>>;

/** The first account, whether it is active or not. */
export async function findAdminAccount(db: Queryable) {
  const [account] = await db
    .select(signInColumns)
    .from(adminAccounts)
    .where(eq(adminAccounts.username, adminUsername));
  return account;
}

/** The active account that a person signs in to with this name: the user name of the specification, or an email. */
export async function findAccountByName(db: Queryable, typed: string) {
  const [account] = await db
    .select(signInColumns)
    .from(adminAccounts)
    .where(
      and(
        or(
          eq(adminAccounts.username, typed),
          and(eq(adminAccounts.email, typed), ne(adminAccounts.email, '')),
        ),
        isNull(adminAccounts.deactivatedAt),
      ),
    );
  return account;
}

/** The people who can sign in. */
export function countActivePeople(db: Queryable): Promise<number> {
  return db.$count(adminAccounts, isNull(adminAccounts.deactivatedAt));
}

/** An active account; rejects if it was deactivated since. */
export async function findAccount(db: Queryable, id: string) {
  const [account] = await db
    .select(signInColumns)
    .from(adminAccounts)
    .where(and(eq(adminAccounts.id, id), isNull(adminAccounts.deactivatedAt)));
  if (!account) throw new ShopError('not_signed_in');
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
    .values({ username: adminUsername, name: adminUsername, passwordHash, settingHash })
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

/** What a changed ADMIN_PASSWORD does besides: the operator who sets it can sign in, also if colleagues closed the account. */
export async function reopenAccount(transaction: Transaction, accountId: string): Promise<void> {
  await transaction
    .update(adminAccounts)
    .set({ deactivatedAt: null, totpSecret: '', totpConfirmedAt: null, recoveryCodeHashes: [] })
    .where(eq(adminAccounts.id, accountId));
}

export async function noteSignIn(db: Queryable, accountId: string, now: Date): Promise<void> {
  await db.update(adminAccounts).set({ lastSignInAt: now }).where(eq(adminAccounts.id, accountId));
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
      name: adminAccounts.name,
      locale: adminAccounts.locale,
      accountId: adminAccounts.id,
      sessionId: adminSessions.id,
      signedInAt: adminSessions.createdAt,
      endsAt: adminSessions.expiresAt,
      openedBy: adminSessions.openedBy,
      passwordConfirmedAt: adminSessions.passwordConfirmedAt,
    })
    .from(adminSessions)
    .innerJoin(adminAccounts, eq(adminAccounts.id, adminSessions.accountId))
    .where(
      and(
        eq(adminSessions.tokenHash, tokenHash),
        isOpen(moment),
        // Deactivating revokes the sessions too; this holds whatever else opens one.
        isNull(adminAccounts.deactivatedAt),
      ),
    );
  return staff && { ...staff, username: adminUsername };
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

/** Revokes a session, by id only one of that account; false if it was not open. */
export async function revokeSession(
  db: Queryable,
  session: { readonly id: string; readonly accountId: string } | { readonly tokenHash: string },
  now: Date,
): Promise<boolean> {
  const isIt =
    'id' in session
      ? and(sql`${adminSessions.id}::text = ${session.id}`, eq(adminSessions.accountId, session.accountId))
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

export async function notePasswordConfirmed(db: Queryable, sessionId: string, now: Date): Promise<void> {
  await db.update(adminSessions).set({ passwordConfirmedAt: now }).where(eq(adminSessions.id, sessionId));
}

/** Whether that person signed in with this browser since that time. */
export async function isKnownBrowser(
  db: Queryable,
  {
    browser,
    accountId,
    since,
  }: { readonly browser: string; readonly accountId: string; readonly since: Date },
): Promise<boolean> {
  const [session] = await db
    .select({ id: adminSessions.id })
    .from(adminSessions)
    .where(
      and(
        eq(adminSessions.id, browser),
        eq(adminSessions.accountId, accountId),
        gt(adminSessions.createdAt, since),
      ),
    );
  return session !== undefined;
}
