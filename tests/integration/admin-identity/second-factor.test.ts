import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { readEnvironment } from '#config/environment.ts';
import { adminAccounts } from '#database/schema/admin-identity.ts';
import { deleteOldSignIns } from '#domain/admin-identity/delete-old-sign-ins.server.ts';
import { totpCode, totpStep } from '#domain/admin-identity/second-factor/totp.server.ts';
import { buildTestApp, testNow } from '../../support/app.ts';
import { onDatabase } from '../../support/databases.ts';
import { cookiesOf, from, password, renewAdminAccount, signInCalls } from './sign-in-calls.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

onDatabase('server', 'the second factor', 'settings', (database) => {
  let now = testNow;
  let app: ReturnType<typeof buildTestApp>;
  const { call, tryPassword } = signInCalls(() => app);
  let secret = '';
  let codes: string[] = [];
  let session: { Cookie: string };
  let emailed = '';

  const codeAt = (moment: Date) => totpCode(secret, totpStep(moment));
  const wrongCode = () => String((Number(codeAt(now)) + 500_000) % 1_000_000).padStart(6, '0');
  const enter = (secondFactor?: string, headers = {}) =>
    call('/api/sign-in', { username: 'admin', password, ...(secondFactor && { secondFactor }) }, headers);

  beforeEach(async () => {
    now = testNow;
    await renewAdminAccount(database.db);
    app = buildTestApp({
      database,
      now: () => now,
      environment: readEnvironment({
        PUBLIC_URL: 'https://shop.test',
        DATA_DIR: '/tmp',
        STAFF_KEY: 'a key of the settings, 32 letters long',
      }),
      sendEmailNow: async ({ text }) => {
        emailed = text;
      },
    });
    session = { Cookie: cookiesOf(await tryPassword(password)) };
    expect((await call('/api/account/second-factor', {}, session)).error.code).toBe('password_needed');
    await call('/api/confirm-password', { password }, session);
    secret = String((await call('/api/account/second-factor', {}, session)).data.secret);
    expect((await enter()).status, 'a key that was not confirmed is not asked for').toBe(200);
    const wrong = await call('/api/account/second-factor/confirm', { code: wrongCode() }, session);
    expect(wrong.error.fields).toMatchObject([{ path: 'code', code: 'wrong' }]);
    const confirmed = await call('/api/account/second-factor/confirm', { code: codeAt(now) }, session);
    codes = confirmed.data.recoveryCodes as string[];
    // The first code is used up.
    now = new Date(testNow.getTime() + minute);
  });

  test('asks for a code after the right password, and takes each once', async () => {
    const wrongPassword = await call('/api/sign-in', { username: 'admin', password: 'wrong' });
    expect(wrongPassword.error.code, 'the password first').toBe('wrong_credentials');
    expect((await enter()).error.code).toBe('second_factor_needed');
    const code = codeAt(now);
    expect((await enter(` ${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
    expect((await enter(code)).error.code, 'replayed').toBe('wrong_second_factor');
    expect((await enter(codeAt(new Date(now.getTime() - 30_000)))).error.code, 'an older one').toBe(
      'wrong_second_factor',
    );
    expect(
      (await enter(codeAt(new Date(now.getTime() + 30_000)))).status,
      'a clock half a minute ahead',
    ).toBe(200);
  });

  test('is asked for after a one-time code too: a mailbox alone opens nothing', async () => {
    for (let time = 0; time < 3; time++) await tryPassword('wrong');
    const { challenge } = (await call('/api/send-otp', {})).data;
    const code = emailed.match(/^\d{6}$/m)?.[0];
    const open = (fields = {}) => call('/api/check-otp', { challenge, code, ...fields });
    for (const refused of [await open(), await open({ secondFactor: wrongCode() })]) {
      expect(refused.status).toBe(401);
      expect(refused.error.code).toMatch(/second_factor/);
      expect(refused.headers.getSetCookie()).toEqual([]);
    }
    expect((await open({ secondFactor: codeAt(now) })).status).toBe(200);
  });

  test('takes a code once when it comes several times at once', async () => {
    const code = codeAt(now);
    const answers = await Promise.all([1, 2, 3].map(() => enter(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('takes each recovery code once, as people copy it', async () => {
    expect(codes).toHaveLength(10);
    const [first = '', second = ''] = codes;
    expect((await enter(first.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await enter(first)).error.code).toBe('wrong_second_factor');
    const both = await Promise.all([enter(second), enter(second)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await call('/api/account', undefined, session)).data.secondFactor).toMatchObject({
      recoveryCodesLeft: 8,
    });
  });

  test('is stored sealed, and recovery codes as hashes', async () => {
    const stored = JSON.stringify(await database.db.select().from(adminAccounts));
    expect(stored).toContain('sealed:');
    expect(stored).not.toContain(secret);
    for (const code of codes) expect(stored).not.toContain(code);
  });

  test('allows five guesses from unknown browsers in 75 days, also all at once, and locks no known browser', async () => {
    const stranger = (place: number) => from(`192.0.2.${place}`);
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, place) => enter(wrongCode(), stranger(place))),
    );
    expect(guesses.filter(({ error }) => error.code === 'wrong_second_factor')).toHaveLength(5);
    expect(guesses.filter(({ error }) => error.code === 'second_factor_locked')).toHaveLength(7);
    expect((await enter(codeAt(now), stranger(50))).error.code, 'also the right one').toBe(
      'second_factor_locked',
    );
    const browser = { Cookie: session.Cookie.split('; ')[1] ?? '' };
    expect((await enter(codeAt(now), browser)).status, 'the person at their own browser').toBe(200);
    expect((await enter(codes[0], stranger(51))).status, 'with a recovery code').toBe(200);
    now = new Date(now.getTime() + 74 * day);
    await deleteOldSignIns(database.db, now);
    expect((await enter(codeAt(now), stranger(52))).error.code).toBe('second_factor_locked');
    now = new Date(now.getTime() + 2 * day);
    expect((await enter(codeAt(now), stranger(53))).status).toBe(200);
  });

  test('is turned off with the password only, by the person or by a colleague', async () => {
    now = new Date(testNow.getTime() + 10 * minute);
    const off = () => call('/api/account/second-factor/off', {}, session);
    expect((await off()).error.code, 'too long ago').toBe('password_needed');
    expect((await call('/api/confirm-password', { password: 'wrong' }, session)).error.fields).toMatchObject([
      { path: 'password', code: 'wrong' },
    ]);
    expect((await off()).error.code).toBe('password_needed');
    await call('/api/confirm-password', { password }, session);
    expect((await off()).status).toBe(200);
    expect((await enter()).status).toBe(200);
    const [account] = await database.db
      .select()
      .from(adminAccounts)
      .where(eq(adminAccounts.username, 'admin'));
    expect(account).toMatchObject({ totpSecret: '', totpConfirmedAt: null, recoveryCodeHashes: [] });
  });
});
