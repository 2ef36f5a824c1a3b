import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { rejectStaleVersion } from '#database/reject-stale-version.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import type { Locale } from '#primitives/locale.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { revokeSessions } from '../admin-identity-queries.server.ts';
import type { Staff } from '../staff.ts';
import { rejectTaken } from './invite-colleague.server.ts';
import { toOwnAccount } from './list-people.server.ts';
import {
  countActivePeople,
  deleteCodes,
  findPerson,
  lockPeople,
  type PersonRow,
  updateLocale,
  updatePerson,
} from './people-queries.server.ts';
import type { OwnAccountChange } from './person.ts';
import { serializePerson } from './serialize-person.ts';

/** Deactivates a person: their sessions and codes end at once. The last active account stays. Idempotent. */
export async function deactivatePerson(db: Database, id: string, origin: ChangeOrigin): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const person = await lockPerson(transaction, id);
    if (person.deactivatedAt) return;
    if ((await countActivePeople(transaction)) <= 1) throw new ShopError('last_account');
    const changed = await updatePerson(transaction, person.id, { deactivatedAt: origin.now });
    await revokeSessions(transaction, person.id);
    await deleteCodes(transaction, person.id);
    await record(transaction, 'deactivate-colleague', { before: person, after: changed }, origin);
  });
}

/** Lets a person sign in again with the password they had. Idempotent. */
export async function reactivatePerson(db: Database, id: string, origin: ChangeOrigin): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const person = await lockPerson(transaction, id);
    if (!person.deactivatedAt) return;
    const changed = await updatePerson(transaction, person.id, { deactivatedAt: null });
    await record(transaction, 'reactivate-colleague', { before: person, after: changed }, origin);
  });
}

/** Changes the own name and email. What is in the history keeps the name of its time. */
export async function changeOwnAccount(
  db: Database,
  { version, ...wanted }: OwnAccountChange,
  { staff, origin }: { readonly staff: Staff; readonly origin: ChangeOrigin },
) {
  return inTransaction(db, async (transaction) => {
    const person = await lockPerson(transaction, staff.accountId);
    const current = serializePerson(person);
    await rejectStaleVersion(transaction, { entity: 'colleague', current, version, wanted });
    if (wanted.email === '' && person.username === null) {
      throw new ShopError('invalid_input', { fields: [{ path: 'email', code: 'required' }] });
    }
    if (wanted.name === person.name && wanted.email === person.email) return toOwnAccount(person);
    await rejectTaken(transaction, { ...wanted, except: person.id });
    const changed = await updatePerson(transaction, person.id, wanted);
    await record(transaction, 'change-own-account', { before: person, after: changed }, origin);
    return toOwnAccount(changed);
  });
}

/** Stores the language of emails to the person and of the admin in a new browser; null: the shop's. Idempotent. */
export async function changeOwnLocale(
  db: Database,
  locale: Locale | null,
  { staff, origin }: { readonly staff: Staff; readonly origin: ChangeOrigin },
) {
  return inTransaction(db, async (transaction) => {
    const person = await lockPerson(transaction, staff.accountId);
    if (person.locale === locale) return toOwnAccount(person);
    await updateLocale(transaction, person.id, locale);
    const changed = { ...person, locale };
    await record(transaction, 'change-own-account', { before: person, after: changed }, origin);
    return toOwnAccount(changed);
  });
}

async function lockPerson(transaction: Transaction, id: string): Promise<PersonRow> {
  await lockPeople(transaction);
  const person = await findPerson(transaction, id);
  if (!person) throw new ShopError('not_found');
  return person;
}

async function record(
  transaction: Transaction,
  action: string,
  { before, after }: { readonly before: PersonRow; readonly after: PersonRow },
  origin: ChangeOrigin,
): Promise<void> {
  await recordChanges(transaction, { invalidatesPages: false }, origin, {
    action,
    entity: 'colleague',
    entityId: after.id,
    before: serializePerson(before),
    after: serializePerson(after),
  });
}
