import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readEnvironment } from '#config/environment.ts';
import { adminAccounts, adminInvitations } from '#database/schema/admin-identity.ts';
import { auditLog } from '#database/schema/audit-log.ts';
import { outboxEmails } from '#database/schema/outbox.ts';
import { firstShopProfile } from '#database/seed/data/shop-profile.ts';
import { ensureAdminPassword } from '#domain/admin-identity/ensure-admin-password.server.ts';
import type { AppParts } from '#server/build-app.ts';
import { buildTestApp, collectingLog, testNow } from '../../support/app.ts';
import { onDatabase } from '../../support/databases.ts';
import { cookiesOf, from, password, renewAdminAccount, signInCalls } from './sign-in-calls.ts';

const day = 24 * 60 * 60_000;
const ownPassword = 'seven blue desks by the window';
const noora = { name: 'Noora', email: 'noora@shop.test' };

type SentMail = Parameters<NonNullable<AppParts['sendEmailNow']>>[0];

interface Person {
  id: string;
  name: string;
  isActive: boolean;
  lastSignInAt: string | null;
}

onDatabase('server', 'people who sign in', 'settings', (database) => {
  let now = testNow;
  let emails: SentMail[] = [];
  let app: ReturnType<typeof buildTestApp>;
  const { log, lines } = collectingLog('trace');
  const { call, tryPassword } = signInCalls(() => app);

  beforeEach(async () => {
    now = testNow;
    emails = [];
    await renewAdminAccount(database.db);
    app = buildTestApp({
      database,
      log,
      now: () => now,
      environment: readEnvironment({
        PUBLIC_URL: 'https://shop.test',
        DATA_DIR: '/tmp',
        SMTP_URL: 'smtp://mail.test',
        MAIL_FROM: 'shop@shop.test',
      }),
      sendEmailNow: async (email) => void emails.push(email),
    });
  });

  /** A session of a person who has just typed the password again. */
  async function confirmed(username = 'admin', typed = password): Promise<{ Cookie: string }> {
    const session = { Cookie: cookiesOf(await tryPassword(typed, {}, username)) };
    expect((await call('/api/confirm-password', { password: typed }, session)).status).toBe(200);
    return session;
  }

  const invite = (session: { Cookie: string }, person = noora, sendEmail = false) =>
    call('/api/invitations', { ...person, sendEmail }, session);
  const tokenOf = ({ data }: { data: Record<string, unknown> }) =>
    String(data.link).replace('https://shop.test/adm/ogulf#invitation=', '');
  const accept = (token: string, typed = ownPassword) =>
    call('/api/accept-invitation', { token, password: typed });

  async function addColleague(session: { Cookie: string }, person = noora) {
    const accepted = await accept(tokenOf(await invite(session, person)));
    expect(accepted.status).toBe(200);
    return { Cookie: cookiesOf(accepted) };
  }

  async function peopleSeenBy(session: { Cookie: string }): Promise<Person[]> {
    return (await call('/api/people', undefined, session)).data.people as Person[];
  }

  const lastChange = async () => (await database.db.select().from(auditLog).orderBy(auditLog.id)).at(-1);

  test('an existing shop has the admin as its first person, who can be given a name and an email', async () => {
    const session = await confirmed();
    expect(await peopleSeenBy(session)).toMatchObject([
      { name: 'admin', username: 'admin', isYou: true, isActive: true, lastSignInAt: testNow.toISOString() },
    ]);
    const change = { name: 'Aisha Al Kuwari', email: 'Aisha@Shop.test', version: 1 };
    const put = (body: object) =>
      app.request('/api/account', {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json', ...session },
        body: JSON.stringify(body),
      });
    expect((await put(change)).status).toBe(200);
    expect((await put(change)).status, 'an older version').toBe(409);
    expect((await tryPassword(password, {}, 'aisha@shop.test')).data).toMatchObject({
      username: 'admin',
      name: 'Aisha Al Kuwari',
    });
    expect((await tryPassword(password)).status, 'the user name still works').toBe(200);
    expect(await lastChange()).toMatchObject({ actor: 'admin', action: 'change-own-account' });
  });

  test('a person has the language of the invitation until they choose another, for emails and for a new browser', async () => {
    const { data } = await call(
      '/api/invitations',
      { ...noora, sendEmail: true, locale: 'ar' },
      await confirmed(),
    );
    const token = tokenOf({ data });
    expect((await call('/api/check-invitation', { token })).data.locale).toBe('ar');
    const session = { Cookie: cookiesOf(await accept(token)) };
    const localeOf = async (who: { Cookie: string }) =>
      (await call('/api/session', undefined, who)).data.locale;
    const codeLocale = async (username: string) => {
      emails = [];
      await call('/api/send-otp', { username }, { 'Accept-Language': 'en' });
      await vi.waitFor(() => expect(emails).toHaveLength(1));
      return emails[0]?.locale;
    };
    expect([await localeOf(session), await codeLocale(noora.email)]).toEqual(['ar', 'ar']);
    for (const _ of [1, 2]) {
      const chosen = await call('/api/account/locale', { locale: 'en' }, session, 'PUT');
      expect(chosen.data).toMatchObject({ locale: 'en', name: 'Noora' });
    }
    expect(await localeOf(session)).toBe('en');
    expect(await lastChange()).toMatchObject({
      actor: 'Noora',
      action: 'change-own-account',
      before: { locale: 'ar' },
      after: { locale: 'en' },
    });
    // Without a choice: as the shop writes to its staff, and codes as the page that asks.
    await call('/api/account/locale', { locale: null }, session, 'PUT');
    const { staffLocale: before } = firstShopProfile;
    expect([await localeOf(session), await codeLocale(noora.email)]).toEqual([before, 'en']);
    expect((await call('/api/account/locale', { locale: 'fr' }, session, 'PUT')).status).toBe(400);
  });

  describe('invitations', () => {
    test('ask for the password again, and let a colleague in once, under their own name', async () => {
      const stale = { Cookie: cookiesOf(await tryPassword(password)) };
      expect((await invite(stale)).error.code).toBe('password_needed');
      const session = await confirmed();
      const invited = await invite(session);
      expect(invited).toMatchObject({ status: 201, data: { isMailed: false } });
      const token = tokenOf(invited);
      expect(token).toMatch(/^[\w-]{43}$/);
      expect((await call('/api/check-invitation', { token })).data).toMatchObject(noora);

      expect((await accept(token, 'too short')).error.fields).toMatchObject([
        { path: 'password', code: 'too_short' },
      ]);
      const accepted = await accept(token);
      expect(accepted.data).toMatchObject({ username: 'admin', name: 'Noora', openedBy: 'password' });
      expect((await accept(token)).error.code).toBe('invitation_over');
      expect((await call('/api/check-invitation', { token })).status).toBe(410);
      expect((await tryPassword(ownPassword, {}, ' Noora@Shop.TEST ')).status).toBe(200);
      expect((await tryPassword(password, from('203.0.113.60'), noora.email)).status).toBe(401);

      const stored = JSON.stringify([
        await database.db.select().from(adminInvitations),
        await database.db.select().from(auditLog),
        await database.db.select().from(outboxEmails),
        lines,
      ]);
      expect(stored).not.toContain(token);
      now = new Date(testNow.getTime() + 5 * 60_000 + 1);
      expect((await invite(session)).error.code, 'five minutes later').toBe('password_needed');
    });

    test('are emailed at once, past the outbox, if asked for', async () => {
      const { data } = await invite(await confirmed(), noora, true);
      expect(data.isMailed).toBe(true);
      expect(emails).toMatchObject([{ recipient: noora.email, locale: 'en' }]);
      expect(emails[0]?.text).toContain(String(data.link));
      expect(await database.db.$count(outboxEmails)).toBe(0);
    });

    test('end after seven days, when they are withdrawn, and when a newer one was made', async () => {
      const session = await confirmed();
      const first = tokenOf(await invite(session));
      const second = tokenOf(await invite(session));
      expect((await accept(first)).error.code).toBe('invitation_over');
      now = new Date(testNow.getTime() + 7 * day);
      expect((await accept(second)).error.code).toBe('invitation_over');
      now = testNow;
      const third = await invite(session);
      const withdrawn = await app.request(`/api/invitations/${third.data.id}`, {
        method: 'DELETE',
        headers: session,
      });
      expect(withdrawn.status).toBe(200);
      expect((await accept(tokenOf(third))).error.code).toBe('invitation_over');
      expect(await database.db.$count(adminAccounts)).toBe(1);
    });

    test('make one account when the link is opened several times at once', async () => {
      const token = tokenOf(await invite(await confirmed()));
      const answers = await Promise.all([1, 2, 3, 4].map(() => accept(token)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410]);
      expect(await database.db.$count(adminAccounts)).toBe(2);
    });

    test('refuse a name or an email that another person has, beside its field', async () => {
      const session = await confirmed();
      await addColleague(session);
      expect((await invite(session, { name: 'ADMIN', email: 'x@shop.test' })).error.fields).toMatchObject([
        { path: 'name', code: 'taken' },
      ]);
      expect((await invite(session, { name: 'Omar', email: 'NOORA@shop.test' })).error.fields).toMatchObject([
        { path: 'email', code: 'taken' },
      ]);
      expect((await invite(session, { name: '', email: 'nowhere' })).error.fields).toHaveLength(2);
    });
  });

  describe('the history', () => {
    test('names the person, and finds what they did under any name they had', async () => {
      const session = await confirmed();
      const colleague = await addColleague(session);
      const [admin, own] = await peopleSeenBy(session);
      await call('/api/confirm-password', { password: ownPassword }, colleague);
      await invite(colleague, { name: 'Omar', email: 'omar@shop.test' });
      expect(await lastChange()).toMatchObject({ actor: 'Noora', action: 'invite-colleague' });
      await database.db
        .insert(auditLog)
        .values({ actor: 'admin', action: 'update-product', entity: 'product', entityId: 'of long ago' });
      await database.db
        .update(adminAccounts)
        .set({ name: 'Noora Al Ansari' })
        .where(eq(adminAccounts.email, noora.email));
      const actionsOf = async (person: string | undefined) =>
        (
          (await call(`/api/activity?person=${person}`, undefined, session)).data as unknown as {
            action: string;
          }[]
        ).map(({ action }) => action);
      expect(await actionsOf(own?.id)).toEqual(['invite-colleague', 'accept-invitation']);
      expect(await actionsOf(admin?.id)).toEqual(['update-product', 'invite-colleague']);
    });
  });

  describe('deactivating', () => {
    const deactivate = (session: { Cookie: string }, id: string | undefined) =>
      call(`/api/people/${id}/deactivate`, {}, session);

    test('ends every session at once, and the person is a stranger until reactivated', async () => {
      const session = await confirmed();
      const colleague = await addColleague(session);
      const [, own] = await peopleSeenBy(session);
      expect((await call('/api/session', undefined, colleague)).status).toBe(200);
      const { data } = await call('/api/send-otp', { username: noora.email }, from('203.0.113.60'));
      const code = emails.at(-1)?.text.match(/^\d{6}$/m)?.[0] ?? '';
      expect((await deactivate(session, own?.id)).status).toBe(200);
      expect((await call('/api/session', undefined, colleague)).status).toBe(401);
      expect((await tryPassword(ownPassword, colleague, noora.email)).error.code).toBe('wrong_credentials');
      expect((await deactivate(session, own?.id)).status, 'again').toBe(200);
      expect(await lastChange()).toMatchObject({ actor: 'admin', action: 'deactivate-colleague' });
      expect((await call(`/api/people/${own?.id}/reactivate`, {}, session)).status).toBe(200);
      expect((await tryPassword(ownPassword, {}, noora.email)).status).toBe(200);
      expect((await call('/api/session', undefined, colleague)).status, 'the old session').toBe(401);
      const open = { challenge: data.challenge, code };
      expect((await call('/api/check-otp', open)).error.code, 'the open code').toBe('code_over');
    });

    test('leaves the last active account, whoever asks first', async () => {
      const session = await confirmed();
      const colleague = await addColleague(session);
      await call('/api/confirm-password', { password: ownPassword }, colleague);
      const [admin, own] = await peopleSeenBy(session);
      const answers = await Promise.all([deactivate(session, own?.id), deactivate(colleague, admin?.id)]);
      // The session of the one who lost has ended meanwhile, or the other account was the last.
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const active = (await database.db.select().from(adminAccounts)).filter(
        ({ deactivatedAt }) => deactivatedAt === null,
      );
      expect(active).toHaveLength(1);
    });

    test('of the first account is undone by a new ADMIN_PASSWORD, which also opens a lost second factor', async () => {
      const session = await confirmed();
      const colleague = await addColleague(session);
      const [admin] = await peopleSeenBy(session);
      await call('/api/confirm-password', { password: ownPassword }, colleague);
      expect((await deactivate(colleague, admin?.id)).status).toBe(200);
      await ensureAdminPassword(database.db, { adminPassword: password });
      expect((await tryPassword(password)).status, 'the same setting').toBe(401);
      await ensureAdminPassword(database.db, { adminPassword: 'a new setting for the owner' });
      expect((await tryPassword('a new setting for the owner')).status).toBe(200);
    });
  });

  describe('each person', () => {
    test('ends their own sessions only', async () => {
      const session = await confirmed();
      const colleague = await addColleague(session);
      const [{ id } = { id: '' }] = (await call('/api/sessions', undefined, session)).data as unknown as {
        id: string;
      }[];
      const ended = await app.request(`/api/sessions/${id}`, { method: 'DELETE', headers: colleague });
      expect(ended.status).toBe(404);
      await call('/api/sessions/end-others', {}, colleague);
      expect((await call('/api/session', undefined, session)).status).toBe(200);
    });

    test('has a browser that is known for their own account only', async () => {
      const session = await confirmed();
      const colleague = await addColleague(session);
      const browser = { Cookie: colleague.Cookie.split('; ')[1] ?? '' };
      for (let time = 0; time < 5; time++) await tryPassword('wrong', from('203.0.113.70'));
      expect(
        (await tryPassword(ownPassword, { ...browser, ...from('203.0.113.70') }, noora.email)).status,
      ).toBe(200);
      expect((await tryPassword(password, { ...browser, ...from('203.0.113.71') })).status).toBe(200);
      expect(
        (await tryPassword(password, { ...browser, ...from('203.0.113.70') })).status,
        'the admin with the browser of a colleague',
      ).toBe(429);
    });

    test('gets a one-time code at their own address at once; nobody learns who exists', async () => {
      await addColleague(await confirmed());
      const ask = (username: string, address: string) => call('/api/send-otp', { username }, from(address));
      const known = await ask(noora.email, '203.0.113.80');
      const unknown = await ask('nobody@shop.test', '203.0.113.81');
      expect(emails.map(({ recipient }) => recipient)).toEqual([noora.email]);
      const shapeOf = ({ status, data }: typeof known) => [status, data.message, data.expiresAt];
      expect(shapeOf(unknown)).toEqual(shapeOf(known));
      expect((await ask('admin', '203.0.113.82')).error.code, 'as the specification says').toBe(
        'code_not_offered',
      );
      await database.db
        .update(adminAccounts)
        .set({ email: 'owner@shop.test' })
        .where(eq(adminAccounts.username, 'admin'));
      expect(shapeOf(await ask('owner@shop.test', '203.0.113.83')), 'by email like a colleague').toEqual(
        shapeOf(known),
      );
      expect(emails.at(-1)?.recipient).toBe('owner@shop.test');
      const guess = ({ data }: typeof known, code: string) =>
        call('/api/check-otp', { challenge: data.challenge, code });
      expect((await guess(unknown, '123456')).error.code).toBe('wrong_code');
      const code = emails[0]?.text.match(/^\d{6}$/m)?.[0] ?? '';
      expect((await guess(known, code)).data).toMatchObject({ name: 'Noora', openedBy: 'code' });
    });

    test('is not locked out by guesses for another, and a name without an account is refused like a person', async () => {
      await addColleague(await confirmed());
      const ask = (username: string, address: string) => call('/api/send-otp', { username }, from(address));
      const guessAll = async (username: string, net: string) => {
        const answers: string[] = [];
        for (let time = 0; time < 3; time++) {
          const { data } = await ask(username, `${net}.${time}`);
          for (let again = 0; again < 4; again++) {
            const { error } = await call(
              '/api/check-otp',
              { challenge: data.challenge, code: '000000' },
              from(`${net}.${10 + time * 4 + again}`),
            );
            answers.push(error.code);
          }
        }
        return answers;
      };
      await database.db
        .update(adminAccounts)
        .set({ email: 'owner@shop.test' })
        .where(eq(adminAccounts.username, 'admin'));
      const ofPerson = await guessAll('owner@shop.test', '198.51.100');
      expect(ofPerson).toEqual([
        ...Array.from({ length: 7 }, () => 'wrong_code'),
        ...Array.from({ length: 5 }, () => 'too_many_requests'),
      ]);
      expect(await guessAll('nobody@shop.test', '192.0.2')).toEqual(ofPerson);

      const own = await ask(noora.email, '203.0.113.90');
      const code = emails.at(-1)?.text.match(/^\d{6}$/m)?.[0] ?? '';
      expect((await call('/api/check-otp', { challenge: own.data.challenge, code })).data).toMatchObject({
        name: 'Noora',
      });
    });
  });
});
