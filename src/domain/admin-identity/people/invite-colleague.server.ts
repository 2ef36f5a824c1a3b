import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { invitationEmail } from '#mail/templates/invitation-email.ts';
import type { Locale } from '#primitives/locale.ts';
import { type FieldError, ShopError } from '#primitives/shop-error.ts';
import { invitationMs } from '../sign-in-constants.ts';
import { hashSessionToken, newSessionToken } from '../staff-sessions.server.ts';
import { invitationLink } from './invitation-link.ts';
import { findTaken, insertInvitation, lockPeople, revokeInvitation } from './people-queries.server.ts';
import type { Invitation } from './person.ts';

interface NewInvitation {
  readonly id: string;
  /** The secret of the link; the database stores only its hash. */
  readonly token: string;
  readonly expiresAt: Date;
}

interface Inviting {
  readonly origin: ChangeOrigin;
  readonly publicUrl: string;
  readonly locale: Locale;
  /** In that language. */
  readonly shopName: string;
  /** Emails the link at once; rejects if that fails. */
  readonly email: (contents: ReturnType<typeof invitationEmail>) => Promise<void>;
  readonly onMailFailure: (error: unknown) => void;
}

/** Invites a colleague by a link, which is emailed if that is asked for. */
export async function inviteColleague(
  db: Database,
  { sendEmail, ...person }: Invitation,
  { origin, publicUrl, locale, shopName, email, onMailFailure }: Inviting,
): Promise<{
  readonly id: string;
  readonly link: string;
  readonly expiresAt: Date;
  readonly isMailed: boolean;
}> {
  const { id, token, expiresAt } = await addInvitation(db, { ...person, locale }, origin);
  const link = invitationLink(publicUrl, token);
  if (!sendEmail) return { id, link, expiresAt, isMailed: false };
  try {
    await email(invitationEmail({ link, name: person.name, invitedBy: origin.actor, shopName }, locale));
    return { id, link, expiresAt, isMailed: true };
  } catch (error) {
    onMailFailure(error);
    return { id, link, expiresAt, isMailed: false };
  }
}

/** An earlier invitation to the same address ends. */
async function addInvitation(
  db: Database,
  person: Required<Pick<Invitation, 'name' | 'email' | 'locale'>>,
  origin: ChangeOrigin,
): Promise<NewInvitation> {
  const { now, actor } = origin;
  const token = newSessionToken();
  const expiresAt = new Date(now.getTime() + invitationMs);
  return inTransaction(db, async (transaction) => {
    await lockPeople(transaction);
    await rejectTaken(transaction, person);
    await revokeInvitation(transaction, { email: person.email }, now);
    const id = await insertInvitation(transaction, {
      ...person,
      tokenHash: hashSessionToken(token),
      invitedBy: actor,
      createdAt: now,
      expiresAt,
    });
    await recordChanges(transaction, { invalidatesPages: false }, origin, {
      action: 'invite-colleague',
      entity: 'colleague',
      entityId: id,
      after: { id, ...person },
    });
    return { id, token, expiresAt };
  });
}

/** Withdraws an invitation: its link no longer works. */
export async function withdrawInvitation(db: Database, id: string, origin: ChangeOrigin): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await lockPeople(transaction);
    const before = await revokeInvitation(transaction, { id }, origin.now);
    if (!before) throw new ShopError('not_found');
    await recordChanges(transaction, { invalidatesPages: false }, origin, {
      action: 'withdraw-invitation',
      entity: 'colleague',
      entityId: before.id,
      before,
    });
  });
}

/** Throws beside the fields that another person has already. */
export async function rejectTaken(
  transaction: Transaction,
  wanted: Parameters<typeof findTaken>[1],
): Promise<void> {
  const taken = await findTaken(transaction, wanted);
  const fields = (['name', 'email'] as const)
    .filter((path) => taken[path])
    .map((path): FieldError => ({ path, code: 'taken' }));
  if (fields.length > 0) throw new ShopError('invalid_input', { fields });
}
