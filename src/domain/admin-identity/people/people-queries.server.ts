import { and, asc, desc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import { adminAccounts, adminInvitations, oneTimeCodes } from '#database/schema/admin-identity.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import { latestPlausible } from '#primitives/clock-skew.ts';
import type { Locale } from '#primitives/locale.ts';

const peopleLock = 7_305_117;

/** Takes the lock under which people are added, renamed and deactivated, one change after the other. */
export async function lockPeople(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${peopleLock})`);
}

const personColumns = {
  id: adminAccounts.id,
  version: adminAccounts.version,
  username: adminAccounts.username,
  name: adminAccounts.name,
  email: adminAccounts.email,
  locale: adminAccounts.locale,
  deactivatedAt: adminAccounts.deactivatedAt,
  lastSignInAt: adminAccounts.lastSignInAt,
  totpConfirmedAt: adminAccounts.totpConfirmedAt,
  recoveryCodesLeft: sql`cardinality(${adminAccounts.recoveryCodeHashes})`.mapWith(Number),
  createdAt: adminAccounts.createdAt,
};

export type PersonRow = Awaited<ReturnType<typeof listPersonRows>>[number];

/** Active people first, by name. */
export function listPersonRows(db: Queryable) {
  return db
    .select(personColumns)
    .from(adminAccounts)
    .orderBy(sql`${adminAccounts.deactivatedAt} is not null`, asc(sql`lower(${adminAccounts.name})`));
}

export async function findPerson(db: Queryable, id: string): Promise<PersonRow | undefined> {
  const [person] = await db
    .select(personColumns)
    .from(adminAccounts)
    .where(sql`${adminAccounts.id}::text = ${id}`);
  return person;
}

export async function updatePerson(
  transaction: Transaction,
  id: string,
  columns: Partial<Pick<typeof adminAccounts.$inferInsert, 'name' | 'email' | 'deactivatedAt'>>,
): Promise<PersonRow> {
  await transaction
    .update(adminAccounts)
    .set({ ...columns, version: sql`${adminAccounts.version} + 1`, updatedAt: sql`now()` })
    .where(eq(adminAccounts.id, id));
  const person = await findPerson(transaction, id);
  if (!person) throw new Error('the person was locked and is gone');
  return person;
}

/** No new version: a form with the name and email that is open meanwhile stays valid. */
export async function updateLocale(
  transaction: Transaction,
  id: string,
  locale: Locale | null,
): Promise<void> {
  await transaction
    .update(adminAccounts)
    .set({ locale, updatedAt: sql`now()` })
    .where(eq(adminAccounts.id, id));
}

export async function insertPerson(
  transaction: Transaction,
  columns: Pick<typeof adminAccounts.$inferInsert, 'name' | 'email' | 'locale' | 'passwordHash'>,
): Promise<string> {
  const [person] = await transaction
    .insert(adminAccounts)
    .values(columns)
    .returning({ id: adminAccounts.id });
  if (!person) throw new Error('the person was not inserted');
  return person.id;
}

export function countActivePeople(transaction: Transaction): Promise<number> {
  return transaction.$count(adminAccounts, isNull(adminAccounts.deactivatedAt));
}

/** Which of these another person has already, also one who is deactivated. */
export async function findTaken(
  transaction: Transaction,
  { name, email, except }: { readonly name: string; readonly email: string; readonly except?: string },
): Promise<{ readonly name: boolean; readonly email: boolean }> {
  const rows = await transaction
    .select({ name: adminAccounts.name, email: adminAccounts.email, username: adminAccounts.username })
    .from(adminAccounts)
    .where(
      and(
        or(
          sql`lower(${adminAccounts.name}) = lower(${name})`,
          and(eq(adminAccounts.email, email), ne(adminAccounts.email, '')),
        ),
        except ? ne(adminAccounts.id, except) : undefined,
      ),
    );
  return {
    name: rows.some((row) => row.name.toLowerCase() === name.toLowerCase()),
    email: email !== '' && rows.some((row) => row.email === email),
  };
}

/** Ends the one-time codes of an account. */
export async function deleteCodes(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.delete(oneTimeCodes).where(eq(oneTimeCodes.accountId, accountId));
}

const isUnanswered = and(isNull(adminInvitations.acceptedAt), isNull(adminInvitations.revokedAt));

/** Invitations that are neither accepted nor withdrawn, also expired ones. */
export function listInvitationRows(db: Queryable) {
  return db
    .select({
      id: adminInvitations.id,
      name: adminInvitations.name,
      email: adminInvitations.email,
      invitedBy: adminInvitations.invitedBy,
      createdAt: adminInvitations.createdAt,
      expiresAt: adminInvitations.expiresAt,
    })
    .from(adminInvitations)
    .where(isUnanswered)
    .orderBy(desc(adminInvitations.createdAt));
}

/** The invitation that a link opens, while it does. */
export async function findOpenInvitation(db: Queryable, tokenHash: string, now: Date) {
  const [invitation] = await db
    .select({
      id: adminInvitations.id,
      name: adminInvitations.name,
      email: adminInvitations.email,
      locale: adminInvitations.locale,
      expiresAt: adminInvitations.expiresAt,
    })
    .from(adminInvitations)
    .where(
      and(
        eq(adminInvitations.tokenHash, tokenHash),
        isUnanswered,
        gt(adminInvitations.expiresAt, now),
        sql`${adminInvitations.createdAt} <= ${latestPlausible(now)}`,
      ),
    );
  return invitation;
}

export async function insertInvitation(
  transaction: Transaction,
  row: typeof adminInvitations.$inferInsert,
): Promise<string> {
  const [invitation] = await transaction
    .insert(adminInvitations)
    .values(row)
    .returning({ id: adminInvitations.id });
  if (!invitation) throw new Error('the invitation was not inserted');
  return invitation.id;
}

/** Withdraws the unanswered invitation with this id or to this address; returns it if there was one. */
export async function revokeInvitation(
  transaction: Transaction,
  which: { readonly id: string } | { readonly email: string },
  now: Date,
) {
  const isIt =
    'id' in which ? sql`${adminInvitations.id}::text = ${which.id}` : eq(adminInvitations.email, which.email);
  const [invitation] = await transaction
    .update(adminInvitations)
    .set({ revokedAt: now })
    .where(and(isIt, isUnanswered))
    .returning({ id: adminInvitations.id, name: adminInvitations.name, email: adminInvitations.email });
  return invitation;
}

export async function markAccepted(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction.update(adminInvitations).set({ acceptedAt: now }).where(eq(adminInvitations.id, id));
}
