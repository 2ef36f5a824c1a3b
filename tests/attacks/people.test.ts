import { beforeEach, expect, test } from 'vitest';
import { adminAccounts, adminInvitations, signInAttempts } from '#database/schema/admin-identity.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { openStaffSession } from '#domain/admin-identity/open-staff-session.server.ts';
import { hashPassword } from '#domain/admin-identity/password.server.ts';
import { sealSecret } from '#domain/admin-identity/second-factor/sealed-secret.server.ts';
import { allowedWrongTotpCodes } from '#domain/admin-identity/second-factor/second-factor-limits.ts';
import { newTotpSecret } from '#domain/admin-identity/second-factor/totp.server.ts';
import { sessionCookieName } from '#domain/admin-identity/sign-in-constants.ts';
import { hashSessionToken, newSessionToken } from '#domain/admin-identity/staff-sessions.server.ts';
import { testNow } from '../support/app.ts';
import { forEachAtOnce, onAttackedShop } from './attacked-shop.ts';
import { Checks } from './checks.ts';

const password = 'seven blue desks by the window';
const day = 24 * 60 * 60_000;

onAttackedShop('people', (shop) => {
  let noora: { id: string; cookie: string; sessionId: string };

  const send = (method: string, path: string, body: object | undefined, cookie?: string) =>
    shop.send({
      method,
      path,
      headers: cookie ? { Cookie: cookie } : {},
      ...(body && { body: JSON.stringify(body) }),
    });
  const codeOf = ({ body }: { readonly body: string }) => JSON.parse(body).error?.code;

  async function addPerson(name: string, columns: Partial<typeof adminAccounts.$inferInsert> = {}) {
    const { db } = shop.database;
    const [account] = await db
      .insert(adminAccounts)
      .values({
        name,
        email: `${name.toLowerCase()}@shop.test`,
        passwordHash: await hashPassword(password),
        ...columns,
      })
      .returning();
    if (!account) throw new Error('the person was not inserted');
    const { token, id } = await openStaffSession(db, {
      accountId: account.id,
      now: testNow,
      newToken: newSessionToken,
    });
    return { id: account.id, cookie: `${sessionCookieName}=${token}`, sessionId: id };
  }

  beforeEach(async () => {
    const { db } = shop.database;
    await db.delete(rateLimits);
    await db.delete(signInAttempts);
    await db.delete(adminInvitations);
    for (const { id, username } of await db.select().from(adminAccounts)) {
      if (username === null) await db.$client.query('DELETE FROM admin_accounts WHERE id = $1', [id]);
    }
    noora = await addPerson('Noora');
  });

  test('a session that was stolen does nothing that outlives it, without the password', async () => {
    const checks = new Checks();
    const attempts: readonly (readonly [string, string, object?])[] = [
      ['POST', '/api/invitations', { name: 'Eve', email: 'eve@evil.test', sendEmail: false }],
      ['POST', `/api/people/${noora.id}/deactivate`, {}],
      ['POST', `/api/people/${noora.id}/reactivate`, {}],
      ['POST', `/api/people/${noora.id}/second-factor/off`, {}],
      ['PUT', '/api/account', { name: 'Eve', email: 'eve@evil.test', version: 1 }],
      ['POST', '/api/account/second-factor', {}],
      ['POST', '/api/account/second-factor/confirm', { code: '123456' }],
      ['POST', '/api/account/second-factor/off', {}],
      ['POST', '/api/account/recovery-codes', {}],
      ['GET', '/api/backup-files/ogulf-2026-11-15T184512Z.tar/download'],
      [
        'POST',
        '/api/backup-files/ogulf-2026-11-15T184512Z.tar/restore',
        { word: 'RESTORE', losing: { orders: 9, quotations: 9, messages: 9 } },
      ],
    ];
    for (const [method, path, body] of attempts) {
      const answer = await send(method, path, body, noora.cookie);
      checks.that(`${method} ${path}`, answer.status === 403 && codeOf(answer) === 'password_needed', answer);
    }
    const passwords = Array.from({ length: 15 }, (_, guess) => `guess number ${guess}`);
    await forEachAtOnce(passwords, async (guess) => {
      const answer = await send('POST', '/api/confirm-password', { password: guess }, noora.cookie);
      checks.that(`guess ${guess}`, answer.status === 400 || answer.status === 429, answer);
    });
    const right = await send('POST', '/api/confirm-password', { password }, noora.cookie);
    checks.that('guesses are bounded', right.status === 429, right);
    checks.that('people', (await shop.database.db.$count(adminAccounts)) === 2);
    checks.that('invitations', (await shop.database.db.$count(adminInvitations)) === 0);
    checks.end('stolen sessions', 29);
  });

  test('nobody reaches what belongs to another person', async () => {
    const checks = new Checks();
    const omar = await addPerson('Omar');
    const seen = await send('GET', '/api/sessions', undefined, omar.cookie);
    checks.that("another person's sessions", !seen.body.includes(noora.sessionId), seen);
    const ended = await send('DELETE', `/api/sessions/${noora.sessionId}`, undefined, omar.cookie);
    checks.that("ends another person's session", ended.status === 404, ended);
    await send('POST', '/api/sessions/end-others', {}, omar.cookie);
    const still = await send('GET', '/api/session', undefined, noora.cookie);
    checks.that('the session goes on', still.status === 200, still);
    const account = await send('GET', `/api/account?id=${noora.id}`, undefined, omar.cookie);
    checks.that(
      'the account of another id',
      account.status === 400 || !account.body.includes('Noora'),
      account,
    );
    const people = await send('GET', '/api/people', undefined, omar.cookie);
    checks.that(
      'people without secrets',
      !/hash|secret(?!Factor)|totp|recovery/i.test(people.body.replaceAll('hasSecondFactor', '')),
      people,
    );
    for (const path of ['/api/people', '/api/account', '/api/backup-files']) {
      const stranger = await send('GET', path, undefined);
      checks.that(`${path} for a stranger`, stranger.status === 401, stranger);
    }
    checks.end("other people's accounts", 8);
  });

  test('an invitation opens with its own secret, once, in time', async () => {
    const checks = new Checks();
    const { db } = shop.database;
    const invite = async (name: string, columns: object) => {
      const token = newSessionToken();
      await db.insert(adminInvitations).values({
        name,
        email: `${name.toLowerCase()}@shop.test`,
        tokenHash: hashSessionToken(token),
        invitedBy: 'admin',
        createdAt: new Date(testNow.getTime() - day),
        expiresAt: new Date(testNow.getTime() + day),
        ...columns,
      });
      return token;
    };
    const good = await invite('Good', {});
    const tokens: Record<string, string> = {
      expired: await invite('Expired', { expiresAt: new Date(testNow.getTime() - 1000) }),
      withdrawn: await invite('Withdrawn', { revokedAt: testNow }),
      used: await invite('Used', { acceptedAt: testNow }),
      'of a clock a day ahead': await invite('Ahead', {
        createdAt: new Date(testNow.getTime() + day),
        expiresAt: new Date(testNow.getTime() + 2 * day),
      }),
      'its stored hash': hashSessionToken(good),
      'cut off': good.slice(0, -1),
      'in other letters': good.toLowerCase() === good ? good.toUpperCase() : good.toLowerCase(),
      'an injection': "' or 1=1 --",
      'a wildcard': '%',
    };
    for (const [kind, token] of Object.entries(tokens)) {
      for (const path of ['/api/check-invitation', '/api/accept-invitation']) {
        const body = path === '/api/check-invitation' ? { token } : { token, password };
        const answer = await send('POST', path, body);
        checks.that(`${path} ${kind}`, answer.status === 410 && codeOf(answer) === 'invitation_over', answer);
      }
    }
    const extra = await send('POST', '/api/accept-invitation', { token: good, password, username: 'admin' });
    checks.that('with a user name', extra.status === 400, extra);
    const answers = await Promise.all(
      [1, 2, 3].map(() => send('POST', '/api/accept-invitation', { token: good, password })),
    );
    checks.that('accepted once', answers.filter(({ status }) => status === 200).length === 1, answers);
    checks.that('people', (await db.$count(adminAccounts)) === 3);
    checks.end('invitations', 21);
  });

  test('codes of a second factor are guessed a bounded number of times, at once and from many addresses', async () => {
    const checks = new Checks();
    const { db } = shop.database;
    const [{ id } = { id: '' }] = await db
      .insert(adminAccounts)
      .values({
        name: 'Sara',
        email: 'sara@shop.test',
        passwordHash: await hashPassword(password),
        totpConfirmedAt: testNow,
      })
      .returning();
    const totpSecret = sealSecret(newTotpSecret(), { staffKey: undefined, accountId: id });
    await db.$client.query('UPDATE admin_accounts SET totp_secret = $1 WHERE id = $2', [totpSecret, id]);
    const guesses = Array.from({ length: 40 }, (_, place) => place);
    let judged = 0;
    await forEachAtOnce(guesses, async (place) => {
      const answer = await shop.send({
        method: 'POST',
        path: '/api/sign-in',
        headers: { 'X-Forwarded-For': `198.51.100.${place}` },
        body: JSON.stringify({
          username: 'sara@shop.test',
          password,
          secondFactor: String(900_000 + place),
        }),
      });
      const code = codeOf(answer);
      if (code === 'wrong_second_factor') judged += 1;
      checks.that(
        `guess ${place}`,
        ['wrong_second_factor', 'second_factor_locked', 'too_many_requests'].includes(code),
        answer,
      );
    });
    // A guess hits with a chance of 3 in a million, so the bound holds for every run.
    checks.that('judged guesses', judged <= allowedWrongTotpCodes, judged);
    checks.end('guesses of a second factor', 41);
  });

  test('which names exist, no answer tells', async () => {
    const checks = new Checks();
    for (const path of ['/api/sign-in', '/api/send-otp']) {
      const answers = [];
      for (const username of ['noora@shop.test', 'nobody@shop.test']) {
        const body = path === '/api/sign-in' ? { username, password: 'wrong' } : { username };
        answers.push(await send('POST', path, body));
      }
      const shapes = answers.map(({ status, body }) => [
        status,
        body.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|"requestId":"[^"]*"/g, ''),
      ]);
      checks.that(path, JSON.stringify(shapes[0]) === JSON.stringify(shapes[1]), shapes);
    }
    expect(codeOf(await send('POST', '/api/sign-in', { username: 'noora@shop.test', password: 'x' }))).toBe(
      'wrong_credentials',
    );
    checks.end('names of people', 2);
  });
});
