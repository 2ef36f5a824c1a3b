import type { Database } from '#database/connect.ts';
import { inTransaction } from '#database/transaction.ts';
import {
  findAdminAccount,
  insertAdminAccount,
  revokeSessions,
  updatePasswordHash,
  updateSettingHash,
} from './admin-identity-queries.server.ts';
import { generatePassword, hashPassword, passwordMatches } from './password.server.ts';

/**
 * Makes the ADMIN_PASSWORD setting the password or, without one, gives a new shop a password of its own.
 * The generated password is returned this once and is known nowhere else. A setting counts once, when it is new: a
 * restart does not undo the password that staff chose since.
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
  const passwordHash = await hashPassword(password);
  const created = await insertAdminAccount(db, passwordHash, adminPassword === undefined ? '' : passwordHash);
  // Another server was first: its password holds, unless this one's settings say otherwise.
  if (!created) return ensureAdminPassword(db, settings);
  return { generatedPassword: adminPassword === undefined ? password : null };
}

interface Account {
  readonly id: string;
  readonly passwordHash: string;
  readonly settingHash: string;
}

async function adoptPassword(db: Database, account: Account, password: string): Promise<void> {
  if (account.settingHash && (await passwordMatches(account.settingHash, password))) return;
  const passwordHash = await hashPassword(password);
  if (await passwordMatches(account.passwordHash, password)) {
    return updateSettingHash(db, account.id, passwordHash);
  }
  await inTransaction(db, async (transaction) => {
    await updatePasswordHash(transaction, account.id, { passwordHash, settingHash: passwordHash });
    // Whoever changes the setting may be locking someone out.
    await revokeSessions(transaction, account.id);
  });
}
