import type { Database } from '#database/connect.ts';
import { recordChanges } from '#database/record-changes.ts';
import { inTransaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { type OpenedSession, openStaffSession } from '../open-staff-session.server.ts';
import { hashPassword } from '../password.server.ts';
import type { Visitor } from '../sign-in-visitor.server.ts';
import { hashSessionToken, newSessionToken } from '../staff-sessions.server.ts';
import { rejectTaken } from './invite-colleague.server.ts';
import {
  findOpenInvitation,
  findPerson,
  insertPerson,
  lockPeople,
  markAccepted,
} from './people-queries.server.ts';
import { serializePerson } from './serialize-person.ts';

/** The name and address of an invitation, for the page that its link opens. */
export async function readInvitation(db: Database, token: string, now: Date) {
  const invitation = await findOpenInvitation(db, hashSessionToken(token), now);
  if (!invitation) throw new ShopError('invitation_over');
  return invitation;
}

interface Accepting extends Visitor {
  readonly now: Date;
  readonly requestId: string;
}

/** Makes the account of an invited colleague with the password of their choice, once, and signs them in. */
export async function acceptInvitation(
  db: Database,
  { token, password }: { readonly token: string; readonly password: string },
  { now, requestId, ...visitor }: Accepting,
): Promise<OpenedSession & { readonly name: string }> {
  // Before the slow hash: a link that is over costs a stranger's guess nothing but a lookup.
  await readInvitation(db, token, now);
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (transaction) => {
    await lockPeople(transaction);
    const invitation = await findOpenInvitation(transaction, hashSessionToken(token), now);
    if (!invitation) throw new ShopError('invitation_over');
    const { id: invitationId, name, email, locale } = invitation;
    await rejectTaken(transaction, { name, email });
    await markAccepted(transaction, invitationId, now);
    const id = await insertPerson(transaction, { name, email, locale, passwordHash });
    const person = await findPerson(transaction, id);
    const origin = { actor: name, actorId: id, requestId, now };
    await recordChanges(transaction, { invalidatesPages: false }, origin, {
      action: 'accept-invitation',
      entity: 'colleague',
      entityId: id,
      ...(person && { after: serializePerson(person) }),
    });
    const { userAgent, address } = visitor;
    const opened = await openStaffSession(transaction, {
      accountId: id,
      now,
      newToken: newSessionToken,
      userAgent,
      address,
    });
    return { ...opened, name };
  });
}
