import type { Database } from '#database/connect.ts';
import { inTransaction } from '#database/transaction.ts';
import {
  findAdminAccount,
  insertAdminAccount,
  reopenAccount,
  revokeSessions,
  updatePasswordHash,
  updateSettingHash,
} from './admin-identity-queries.server.ts';
import { generatePassword, hashPassword, passwordMatches } from './password.server.ts';

/**
 * Sets the admin password from ADMIN_PASSWORD or, in a new shop without that setting, generates one. The generated
 * password is returned once and stored only as a hash. A setting is applied once, when it changes: a restart does not
 * overwrite a password that staff chose since.
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
  // Another server created the account first: its password is valid unless this server's settings differ.
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
    await reopenAccount(transaction, account.id);
    // The setting may have been changed to lock a person out, so all sessions end.
    await revokeSessions(transaction, account.id);
  });
}
