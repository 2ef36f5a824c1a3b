import { beforeEach, describe, expect, test } from 'vitest';
import { readEnvironment } from '#config/environment.ts';
import {
  adminInvitations,
  adminSessions,
  oneTimeCodes,
  signInAttempts,
} from '#database/schema/admin-identity.ts';
import { outboxEmails } from '#database/schema/outbox.ts';
import { firstShopProfile } from '#database/seed/data/shop-profile.ts';
import { deleteOldSignIns } from '#domain/admin-identity/delete-old-sign-ins.server.ts';
import { passwordMatches } from '#domain/admin-identity/password.server.ts';
import { signIn } from '#domain/admin-identity/sign-in.server.ts';
import type { AppParts } from '#server/build-app.ts';
import { buildTestApp, collectingLog, testNow } from '../../support/app.ts';
import { onDatabase } from '../../support/databases.ts';
import { cookiesOf, from, password, renewAdminAccount, signInCalls } from './sign-in-calls.ts';

const minute = 60_000;

type SentMail = Parameters<NonNullable<AppParts['sendEmailNow']>>[0];

onDatabase('server', 'signing in', 'settings', (database) => {
  let now = testNow;
  let emails: SentMail[] = [];

  beforeEach(async () => {
    now = testNow;
    emails = [];
    opened = undefined;
    staffEmail = { STAFF_EMAIL: 'owner@shop.test' };
    await renewAdminAccount(database.db);
  });

  const { log, lines } = collectingLog('trace');
  let staffEmail: { STAFF_EMAIL?: string };
  // Of one test; it reads the settings when it first answers.
  let opened: ReturnType<typeof buildTestApp> | undefined;
  const app = () =>
    (opened ??= buildTestApp({
      database,
      log,
      now: () => now,
      environment: readEnvironment({ PUBLIC_URL: 'https://shop.test', DATA_DIR: '/tmp', ...staffEmail }),
      sendEmailNow: async (email) => void emails.push(email),
    }));

  const { call, tryPassword } = signInCalls(app);

  async function failTimes(times: number, headers = {}): Promise<void> {
    for (let time = 0; time < times; time++) await tryPassword('wrong', headers);
  }

  test('opens a session of eight hours in a cookie that scripts and other sites never see', async () => {
    const answer = await tryPassword(password);
    expect(answer.status).toBe(200);
    expect(answer.data).toEqual({
      username: 'admin',
      name: 'admin',
      signedInAt: testNow.toISOString(),
      endsAt: new Date(testNow.getTime() + 8 * 60 * minute).toISOString(),
      openedBy: 'password',
    });
    const [session] = answer.headers.getSetCookie();
    expect(session).toMatch(
      /^staff_session=[\w-]{43}; Max-Age=28800; Path=\/api; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect((await call('/api/session', undefined, { Cookie: cookiesOf(answer) })).status).toBe(200);
    const kept = await database.db.select().from(adminSessions);
    expect(JSON.stringify(kept)).not.toContain(session?.slice(14, 57));
  });

  // Specification 6.02
  test('takes the name as phones type it, and refuses every other name and password alike', async () => {
    expect((await tryPassword(password, {}, ' Admin ')).status).toBe(200);
    for (const refused of [await tryPassword('wrong'), await tryPassword(password, {}, 'a typed secret')]) {
      expect(refused.status).toBe(401);
      expect(refused.error.code).toBe('wrong_credentials');
      expect(refused.headers.getSetCookie()).toEqual([]);
    }
    const attempts = await database.db.select().from(signInAttempts);
    expect(attempts).toHaveLength(3);
    expect(JSON.stringify(attempts), 'people type a password there by mistake').not.toContain(
      'a typed secret',
    );
  });

  test('verifies a hash of the same cost for a wrong name as for a wrong password', async () => {
    const verified: string[] = [];
    const verify: typeof passwordMatches = (hash, typed) => {
      verified.push(hash);
      return passwordMatches(hash, typed);
    };
    const visitor = { address: '198.51.100.1', cookies: null, userAgent: '', now, staffKey: undefined };
    for (const username of ['admin', 'owner']) {
      const attempt = signIn(database.db, { username, password: 'wrong', secondFactor: '' }, visitor, verify);
      await expect(attempt).rejects.toMatchObject({ code: 'wrong_credentials' });
    }
    const [ofAdmin, ofUnknown] = verified.map((hash) => hash.split('$'));
    expect(verified).toHaveLength(2);
    expect(ofUnknown?.slice(0, 4), 'algorithm, version and cost').toEqual(ofAdmin?.slice(0, 4));
    expect(ofUnknown?.slice(4), 'salt and hash').not.toEqual(ofAdmin?.slice(4));
  });

  test('verifies nothing while an address has to wait', async () => {
    await failTimes(5);
    const verify = () => Promise.reject(new Error('verified'));
    const visitor = { address: '203.0.113.7', cookies: null, userAgent: '', now, staffKey: undefined };
    const attempt = signIn(database.db, { username: 'admin', password, secondFactor: '' }, visitor, verify);
    await expect(attempt).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  test('goes by nothing that a clock wrote which was a day ahead', async () => {
    now = new Date(testNow.getTime() + 24 * 60 * minute);
    const tomorrow = await tryPassword(password);
    await failTimes(6);
    expect((await tryPassword(password)).status, 'tomorrow, after six failures').toBe(429);
    now = testNow;
    expect((await call('/api/session', undefined, { Cookie: cookiesOf(tomorrow) })).status).toBe(401);
    expect((await tryPassword(password)).status).toBe(200);
  });

  describe('after failures', () => {
    test('makes the same address wait, longer each time, and says for how long', async () => {
      await failTimes(5);
      const refused = await tryPassword(password);
      expect(refused.status).toBe(429);
      expect(refused.error).toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 30 });
      expect(refused.headers.get('Retry-After')).toBe('30');
      now = new Date(testNow.getTime() + 31_000);
      await failTimes(1);
      expect((await tryPassword(password)).error.retryAfterSeconds).toBe(60);
      now = new Date(now.getTime() + 61_000);
      expect((await tryPassword(password)).status).toBe(200);
      await failTimes(4);
      expect((await tryPassword(password)).status, 'a success begins a new count').toBe(200);
    });

    test('lets no attempt more through when all come at once', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => tryPassword('wrong')));
      const judged = answers.filter(({ status }) => status === 401).length;
      expect(judged).toBeLessThanOrEqual(5);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(20 - judged);
    });

    test('keeps the way open for a browser that was signed in before, whatever strangers do', async () => {
      const owner = await tryPassword(password);
      const browser = { Cookie: owner.headers.getSetCookie()[1]?.split(';')[0] ?? '' };
      await failTimes(8);
      for (let stranger = 0; stranger < 50; stranger++) {
        await database.db
          .insert(signInAttempts)
          .values({ username: 'admin', address: `192.0.2.${stranger}`, succeeded: false, createdAt: now });
      }
      expect((await tryPassword(password, from('192.0.2.200'))).status, 'a stranger').toBe(429);
      expect((await tryPassword(password, browser)).status, 'the owner at the same address').toBe(200);
      now = new Date(testNow.getTime() + 91 * 24 * 60 * minute);
      await failTimes(8, from('203.0.113.9'));
      expect((await tryPassword(password, { ...browser, ...from('203.0.113.9') })).status, 'long ago').toBe(
        429,
      );
    });

    test('counts the failures of a known browser too', async () => {
      const owner = await tryPassword(password);
      const browser = { Cookie: cookiesOf(owner) };
      await failTimes(5, browser);
      expect((await tryPassword(password, browser)).status).toBe(429);
      expect((await tryPassword(password, from('203.0.113.8'))).status).toBe(200);
    });
  });

  describe('with a one-time code', () => {
    const older = { to: 'thief@example.com', subject: 'Hi', html: '<b>123456</b>', timestamp: 1 };

    async function askForCode(): Promise<{ challenge: string; code: string }> {
      await failTimes(3);
      const { data } = await call('/api/send-otp', older);
      const code = emails.at(-1)?.text.match(/^\d{6}$/m)?.[0] ?? '';
      expect(code).toMatch(/^\d{6}$/);
      return { challenge: String(data.challenge), code };
    }
    const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

    test('sends none before three failures in a row', async () => {
      await failTimes(2);
      expect((await call('/api/send-otp', older)).error.code).toBe('code_not_offered');
      await tryPassword(password);
      await failTimes(2);
      expect((await call('/api/send-otp', older)).status).toBe(409);
      expect(emails).toEqual([]);
    });

    // Specification 4.07, 7.11, 8.02, 9.04
    test('emails it to the staff address alone, with the shop’s own text, and tells it nowhere else', async () => {
      await failTimes(3);
      const answer = await call('/api/send-otp', older);
      expect(answer.data).toMatchObject({
        message: 'OTP sent successfully',
        expiresAt: new Date(testNow.getTime() + 10 * minute).toISOString(),
      });
      expect(emails).toHaveLength(1);
      expect(emails[0]).toMatchObject({ recipient: 'owner@shop.test', locale: 'en' });
      const code = emails[0]?.text.match(/^\d{6}$/m)?.[0] ?? 'none';
      expect(emails[0]?.text).toContain('10 minutes');
      expect(emails[0]?.html).toContain(`>${firstShopProfile.name.en}<`);
      expect(emails[0]?.html).not.toContain('123456');
      expect(JSON.stringify(answer.data)).not.toContain(code);
      expect(JSON.stringify(lines)).not.toContain(code);
      expect(JSON.stringify(await database.db.select().from(oneTimeCodes))).not.toContain(code);
      expect(await database.db.$count(outboxEmails)).toBe(0);
    });

    test('emails it to the address of the shop profile where no staff address is set', async () => {
      staffEmail = {};
      const { code } = await askForCode();
      expect(emails).toMatchObject([
        { recipient: firstShopProfile.email, text: expect.stringContaining(code) },
      ]);
    });

    test('says so when it cannot be mailed, and fails nothing', async () => {
      await failTimes(3);
      const answer = await buildTestApp({ database, log, now: () => now }).request('/api/send-otp', {
        method: 'POST',
        headers: { 'X-Forwarded-For': '203.0.113.7' },
      });
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({
        data: { message: 'OTP generated (email service unavailable)' },
      });
      expect(lines.some(({ msg }) => msg === 'Failed to send OTP email')).toBe(true);
    });

    test('opens a session once, which may change the password without the old one', async () => {
      const { challenge, code } = await askForCode();
      const answer = await call('/api/check-otp', {
        challenge,
        code: ` ${code.slice(0, 3)} ${code.slice(3)}`,
      });
      expect(answer.data).toMatchObject({ username: 'admin', openedBy: 'code' });
      expect((await call('/api/check-otp', { challenge, code })).error.code).toBe('code_over');
      const session = { Cookie: cookiesOf(answer) };
      const changed = await call('/api/password', { newPassword: 'a completely new one' }, session);
      expect(changed.status).toBe(200);
      expect((await tryPassword('a completely new one', from('203.0.113.20'))).status).toBe(200);
      expect((await tryPassword(password, from('203.0.113.21'))).status).toBe(401);
    });

    test('reads the digits of an Arabic keyboard', async () => {
      const { challenge, code } = await askForCode();
      const arabic = code.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
      expect((await call('/api/check-otp', { challenge, code: arabic })).status).toBe(200);
    });

    test('is used once when several try at the same time', async () => {
      const { challenge, code } = await askForCode();
      const answers = await Promise.all([1, 2, 3].map(() => call('/api/check-otp', { challenge, code })));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    test('stops guessing at five attempts, also all at once', async () => {
      const { challenge, code } = await askForCode();
      const guesses = await Promise.all(
        Array.from({ length: 12 }, () => call('/api/check-otp', { challenge, code: other(code) })),
      );
      expect(guesses.filter(({ error }) => error.code === 'wrong_code')).toHaveLength(5);
      expect((await call('/api/check-otp', { challenge, code })).error.code).toBe('code_over');
    });

    test('is over after ten minutes, and when another one was used', async () => {
      const first = await askForCode();
      const second = await askForCode();
      now = new Date(testNow.getTime() + 10 * minute);
      expect((await call('/api/check-otp', second)).error.code).toBe('code_over');
      now = new Date(testNow.getTime() + 10 * minute - 1000);
      expect((await call('/api/check-otp', first)).status).toBe(200);
      expect((await call('/api/check-otp', second)).error.code).toBe('code_over');
    });

    test('cannot be denied to a known browser by strangers, who have seven guesses in a month', async () => {
      const owner = await tryPassword(password, from('203.0.113.40'));
      const browser = { Cookie: owner.headers.getSetCookie()[1]?.split(';')[0] ?? '' };
      // Requests that get no code use up none.
      for (let time = 0; time < 6; time++) {
        expect((await call('/api/send-otp', older)).error.code).toBe('code_not_offered');
      }
      await failTimes(3, browser);
      await call('/api/send-otp', older, browser);
      const code = emails.at(-1)?.text.match(/^\d{6}$/m)?.[0] ?? '';
      const [open] = await database.db.select().from(oneTimeCodes);
      const challenge = open?.id ?? '';
      // A stranger asks for more codes than one address may have, and guesses all of them.
      await failTimes(3);
      const strangers: string[] = [];
      for (let time = 0; time < 5; time++) {
        strangers.push(String((await call('/api/send-otp', older)).data.challenge));
      }
      expect((await call('/api/send-otp', older)).status).toBe(429);
      const guesses = await Promise.all(
        strangers.flatMap((stranger, index) =>
          [0, 1, 2].map((time) =>
            call(
              '/api/check-otp',
              { challenge: stranger, code: '000000' },
              from(`192.0.2.${index * 3 + time}`),
            ),
          ),
        ),
      );
      expect(guesses.map(({ status }) => status).toSorted()).toEqual([
        ...Array.from({ length: 7 }, () => 401),
        ...Array.from({ length: 8 }, () => 429),
      ]);
      expect((await call('/api/check-otp', { challenge, code }, browser)).status).toBe(200);
    });

    test('is sent to unknown browsers thirty times an hour, whatever their addresses, and to a known one beside', async () => {
      const owner = await tryPassword(password, from('203.0.113.40'));
      const browser = { Cookie: owner.headers.getSetCookie()[1]?.split(';')[0] ?? '' };
      const answers = await Promise.all(
        Array.from({ length: 31 }, (_, index) =>
          call('/api/send-otp', { username: `stranger${index}@shop.test` }, from(`192.0.2.${index}`)),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
      await failTimes(3, browser);
      expect((await call('/api/send-otp', older, browser)).status).toBe(200);
    });

    test('is tried thirty times an hour from one address', async () => {
      const guess = { challenge: '00000000-0000-4000-8000-000000000000', code: '000000' };
      const answers = await Promise.all(Array.from({ length: 31 }, () => call('/api/check-otp', guess)));
      expect(answers.filter(({ error }) => error.code === 'code_over')).toHaveLength(30);
      expect((await call('/api/check-otp', guess, from('192.0.2.1'))).error.code).toBe('code_over');
    });

    test('cannot be used for another challenge, nor without one', async () => {
      const { code } = await askForCode();
      for (const challenge of ['00000000-0000-4000-8000-000000000000', "' or 1=1"]) {
        expect((await call('/api/check-otp', { challenge, code })).error.code).toBe('code_over');
      }
    });
  });

  test('expired sessions and codes, and old attempts, are deleted', async () => {
    const { db } = database;
    await call('/api/sign-in', { username: 'admin', password: 'wrong' });
    const { status } = await call('/api/sign-in', { username: 'admin', password });
    expect(status).toBe(200);
    const account = await db.query.adminAccounts.findFirst();
    await db.insert(oneTimeCodes).values({
      accountId: account?.id ?? '',
      codeHash: 'hash',
      createdAt: testNow,
      expiresAt: new Date(testNow.getTime() + 10 * minute),
    });
    const attempt = { username: 'admin', succeeded: false, createdAt: testNow };
    await db.insert(signInAttempts).values([
      { ...attempt, address: 'totp/admin' },
      { ...attempt, address: 'code/admin' },
    ]);
    await db.insert(adminInvitations).values({
      ...{ name: 'Noora', email: 'noora@shop.test', tokenHash: 'hash', invitedBy: 'admin' },
      ...{ createdAt: testNow, expiresAt: new Date(testNow.getTime() + minute) },
    });
    const kept = async () => [
      ...(await db.select().from(signInAttempts)).map(({ address }) => address),
      ...(await db.select().from(adminInvitations)).map(({ name }) => name),
    ];
    const daysLater = (days: number) => new Date(testNow.getTime() + days * 24 * 60 * minute);
    const nothing = { attempts: 0, sessions: 0, codes: 0 };
    expect(await deleteOldSignIns(db, daysLater(1))).toEqual(nothing);
    expect(await deleteOldSignIns(db, daysLater(2))).toEqual({ ...nothing, codes: 1 });
    await deleteOldSignIns(db, daysLater(30));
    expect(await kept()).toEqual(expect.arrayContaining(['totp/admin', 'code/admin', 'Noora']));
    expect(await deleteOldSignIns(db, daysLater(31))).toEqual({ ...nothing, attempts: 2 });
    expect(await kept(), 'what bounds the guesses of codes').toEqual(['totp/admin', 'code/admin']);
    expect(await deleteOldSignIns(db, daysLater(90)), 'the browser is known that long').toEqual(nothing);
    expect(await kept()).toEqual(['code/admin']);
    expect(await deleteOldSignIns(db, daysLater(91))).toEqual({ ...nothing, sessions: 1 });
    await deleteOldSignIns(db, daysLater(365));
    expect(await kept()).toEqual(['code/admin']);
    await deleteOldSignIns(db, daysLater(367));
    expect(await kept()).toEqual([]);
  });

  test('a browser that claims to be known by a nonsense name is a stranger', async () => {
    const cookie = 'staff_browser=%00; staff_session=%zz';
    const { status } = await call('/api/sign-in', { username: 'admin', password: 'wrong' }, { cookie });
    expect(status).toBe(401);
  });
});
