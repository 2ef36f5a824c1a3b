import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { readEnvironment } from '#config/environment.ts';
import { auditLog } from '#database/schema/audit-log.ts';
import { ensureAdminPassword } from '#domain/admin-identity/ensure-admin-password.server.ts';
import { buildTestApp } from '../../support/app.ts';
import { onDatabase } from '../../support/databases.ts';
import { cookiesOf, from, password, renewAdminAccount, signInCalls } from './sign-in-calls.ts';

onDatabase('server', 'the own account of staff', 'settings', (database) => {
  let app: ReturnType<typeof buildTestApp>;
  const { call, tryPassword } = signInCalls(() => app);

  beforeEach(async () => {
    await renewAdminAccount(database.db);
    app = buildTestApp({
      database,
      environment: readEnvironment({ PUBLIC_URL: 'https://shop.test', DATA_DIR: '/tmp' }),
    });
  });

  const changeTo = (newPassword: string, headers: object, currentPassword = password) =>
    call('/api/password', { currentPassword, newPassword }, { ...headers });

  test('lists where staff are signed in, and ends sessions', async () => {
    const [here, there] = [await tryPassword(password), await tryPassword(password, from('203.0.113.50'))];
    const [mine, other] = [{ Cookie: cookiesOf(here) }, { Cookie: cookiesOf(there) }];
    const list = (await call('/api/sessions', undefined, mine)).data as unknown as {
      id: string;
      isCurrent: boolean;
      address: string;
    }[];
    expect(list.map(({ isCurrent, address }) => [isCurrent, address]).sort()).toEqual([
      [false, '203.0.113.50'],
      [true, '203.0.113.7'],
    ]);
    const id = list.find(({ isCurrent }) => !isCurrent)?.id;
    const ended = await app.request(`/api/sessions/${id}`, { method: 'DELETE', headers: mine });
    expect(ended.status).toBe(200);
    expect((await call('/api/session', undefined, other)).error.code).toBe('not_signed_in');
    expect((await app.request('/api/sessions/nothing', { method: 'DELETE', headers: mine })).status).toBe(
      404,
    );
    expect((await call('/api/session', undefined, mine)).status).toBe(200);
  });

  test('signs out, once and for all', async () => {
    const session = { Cookie: cookiesOf(await tryPassword(password)) };
    const answer = await call('/api/sign-out', {}, session);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^staff_session=; Max-Age=0/);
    expect((await call('/api/session', undefined, session)).status).toBe(401);
    expect((await call('/api/sign-out', {}, session)).status).toBe(200);
  });

  test('changes the password, which ends every other session and is noted without a word of it', async () => {
    const [here, there] = [await tryPassword(password), await tryPassword(password)];
    const mine = { Cookie: cookiesOf(here) };
    const answer = await changeTo('twelve letters and more', mine);
    expect(answer.status).toBe(200);
    expect((await call('/api/session', undefined, mine)).status).toBe(200);
    expect((await call('/api/session', undefined, { Cookie: cookiesOf(there) })).status).toBe(401);
    expect((await tryPassword('twelve letters and more')).status).toBe(200);
    const [noted] = await database.db.select().from(auditLog).where(eq(auditLog.entity, 'account'));
    expect(noted).toMatchObject({ action: 'change-password', actor: 'admin', before: null, after: null });
  });

  test('refuses a wrong old password and a short new one beside their fields', async () => {
    const mine = { Cookie: cookiesOf(await tryPassword(password)) };
    const wrong = await changeTo('twelve letters and more', mine, 'not it');
    expect(wrong.error.fields).toMatchObject([{ path: 'currentPassword', code: 'wrong' }]);
    const short = await changeTo('too short', mine);
    expect(short.error.fields).toMatchObject([{ path: 'newPassword', code: 'too_short' }]);
    expect((await tryPassword(password)).status).toBe(200);
  });

  test('keeps a password that staff chose through restarts, until the setting changes', async () => {
    const mine = { Cookie: cookiesOf(await tryPassword(password)) };
    await changeTo('twelve letters and more', mine);
    await ensureAdminPassword(database.db, { adminPassword: password });
    expect((await tryPassword('twelve letters and more')).status).toBe(200);
    await ensureAdminPassword(database.db, { adminPassword: 'a new setting for all' });
    expect((await tryPassword('a new setting for all')).status).toBe(200);
    expect((await call('/api/session', undefined, mine)).status).toBe(401);
  });
});
