import type { Database } from '#database/connect.ts';
import { ShopError } from '#primitives/shop-error.ts';
import type { Staff } from '../staff.ts';
import { findPerson, listInvitationRows, listPersonRows, type PersonRow } from './people-queries.server.ts';

/** Everyone who can sign in, or could, and the invitations that are not accepted yet. */
export async function listPeople(db: Database, staff: Staff, now: Date) {
  const people = await listPersonRows(db);
  const invitations = await listInvitationRows(db);
  return {
    people: people.map((person) => toPersonResponse(person, staff)),
    invitations: invitations.map(({ createdAt, expiresAt, ...invitation }) => ({
      ...invitation,
      invitedAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      isExpired: expiresAt <= now,
    })),
  };
}

/** The signed-in person's own account. */
export async function getOwnAccount(db: Database, staff: Staff) {
  const person = await findPerson(db, staff.accountId);
  if (!person) throw new ShopError('not_signed_in');
  return toOwnAccount(person);
}

export function toOwnAccount({
  id,
  version,
  username,
  name,
  email,
  locale,
  totpConfirmedAt,
  recoveryCodesLeft,
}: PersonRow) {
  return {
    id,
    version,
    name,
    email,
    locale,
    username,
    secondFactor: totpConfirmedAt && { since: totpConfirmedAt.toISOString(), recoveryCodesLeft },
  };
}

function toPersonResponse(
  { id, username, name, email, deactivatedAt, lastSignInAt, totpConfirmedAt, createdAt }: PersonRow,
  staff: Staff,
) {
  return {
    id,
    username,
    name,
    email,
    isYou: id === staff.accountId,
    isActive: deactivatedAt === null,
    hasSecondFactor: totpConfirmedAt !== null,
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
    since: createdAt.toISOString(),
  };
}
