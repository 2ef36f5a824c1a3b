import type { Database } from '#database/connect.ts';
import { inTransaction } from '#database/transaction.ts';
import {
  findAdminAccount,
  insertAdminAccount,
  revokeAllSessions,
  updatePasswordHash,
} from './admin-identity-queries.server.ts';
import { generatePassword, hashPassword, passwordMatches } from './password.server.ts';

/**
 * Makes the ADMIN_PASSWORD setting the password or, without one, gives a new shop a password of its own.
 * The generated password is returned this once and is known nowhere else.
 */
export async function ensureAdminPassword(
  db: Database,
  settings: { readonly adminPassword: string | undefined },
): Promise<{ generatedPassword: string | null }> {
  const { adminPassword } = settings;
  const account = await findAdminAccount(db);
  if (account) {
    if (adminPassword !== undefined) await adoptPassword(db, account, adminPassword);
    return { generatedPassword: null };
  }
  const password = adminPassword ?? generatePassword();
  const created = await insertAdminAccount(db, await hashPassword(password));
  // Another server was first: its password holds, unless this one's settings say otherwise.
  if (!created) return ensureAdminPassword(db, settings);
  return { generatedPassword: adminPassword === undefined ? password : null };
}

async function adoptPassword(
  db: Database,
  account: { readonly id: string; readonly passwordHash: string },
  password: string,
): Promise<void> {
  if (await passwordMatches(account.passwordHash, password)) return;
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (transaction) => {
    await updatePasswordHash(transaction, account.id, passwordHash);
    // Whoever changes the setting may be locking someone out.
    await revokeAllSessions(transaction, account.id);
  });
}
