import { beforeEach, expect, it } from 'vitest';
import { adminAccounts, adminSessions } from '#database/schema/admin-identity.ts';
import { ensureAdminPassword } from '#domain/admin-identity/ensure-admin-password.server.ts';
import { passwordMatches } from '#domain/admin-identity/password.server.ts';
import { onDatabase } from '../../support/databases.ts';

onDatabase('server', 'the first admin password', 'schema', (database) => {
  beforeEach(async () => {
    await database.db.delete(adminAccounts);
  });

  const start = (adminPassword?: string) => ensureAdminPassword(database.db, { adminPassword });

  async function requireAccount() {
    const accounts = await database.db.select().from(adminAccounts);
    expect(accounts).toHaveLength(1);
    const [account] = accounts;
    if (!account) throw new Error('there is no account');
    return account;
  }

  async function opensWith(password: string): Promise<boolean> {
    return passwordMatches((await requireAccount()).passwordHash, password);
  }

  it('is generated at the first start, printed once, and stored', async () => {
    const { generatedPassword } = await start();
    expect(generatedPassword).toMatch(/^\w{5}-\w{5}-\w{5}-\w{5}$/);
    expect(await start()).toEqual({ generatedPassword: null });
    expect(await opensWith(generatedPassword ?? '')).toBe(true);
    expect(await requireAccount()).toMatchObject({ username: 'admin' });
    expect(JSON.stringify(await requireAccount())).not.toContain(generatedPassword);
  });

  it('is the setting when there is one, and is not printed', async () => {
    expect(await start('from the settings')).toEqual({ generatedPassword: null });
    expect(await opensWith('from the settings')).toBe(true);
  });

  it('stays untouched by a restart with the same setting, and with none', async () => {
    await start('from the settings');
    const before = await requireAccount();
    await start('from the settings');
    await start();
    expect(await requireAccount()).toEqual(before);
  });

  it('follows a changed setting, and ends the sessions that the old one opened', async () => {
    const { generatedPassword } = await start();
    const account = await requireAccount();
    await database.db.insert(adminSessions).values({
      accountId: account.id,
      tokenHash: 'of a cookie',
      expiresAt: new Date(Date.now() + 8 * 60 * 60_000),
    });

    expect(await start('a new setting')).toEqual({ generatedPassword: null });

    expect(await opensWith('a new setting')).toBe(true);
    expect(await opensWith(generatedPassword ?? '')).toBe(false);
    const changed = await requireAccount();
    expect(changed.id).toBe(account.id);
    expect(changed.passwordChangedAt.getTime()).toBeGreaterThan(account.passwordChangedAt.getTime());
    expect(await database.db.select().from(adminSessions)).toMatchObject([{ revokedAt: expect.any(Date) }]);
  });

  it('is printed by one of eight servers that start together, and is the valid one', async () => {
    const starts = await Promise.all(Array.from({ length: 8 }, () => start()));
    const told = starts.flatMap(({ generatedPassword }) => generatedPassword ?? []);
    expect(told).toHaveLength(1);
    expect(await opensWith(told[0] ?? '')).toBe(true);
  });

  it('is the setting though a server without one started at the same moment', async () => {
    await Promise.all([start(), start('from the settings'), start(), start('from the settings')]);
    expect(await opensWith('from the settings')).toBe(true);
  });
});
