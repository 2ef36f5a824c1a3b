import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { apiRoutes } from '#api/api-routes.ts';
import { adminSessions } from '#database/schema/admin-identity.ts';
import { auditLog } from '#database/schema/audit-log.ts';
import { sessionCookieName } from '#domain/admin-identity/sign-in-constants.ts';
import { hashSessionToken } from '#domain/admin-identity/staff-sessions.server.ts';
import { testNow } from '../support/app.ts';
import { signInForTest } from '../support/staff-session.ts';
import { forEachAtOnce, onAttackedShop } from './attacked-shop.ts';
import { Checks } from './checks.ts';

const staffRoutes = apiRoutes
  .map(({ contract }) => contract)
  .filter(({ access }) => access === 'staff')
  .map(({ method, path }) => ({
    method: method.toUpperCase(),
    path: path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000'),
  }));
const eightHours = 8 * 60 * 60 * 1000;

onAttackedShop('staff routes', (shop) => {
  const strangers = async (): Promise<Record<string, Record<string, string>>> => {
    const { db } = shop.database;
    const { cookie } = shop.staff;
    const token = cookie.replace(`${sessionCookieName}=`, '');
    const expired = await signInForTest(db, new Date(testNow.getTime() - eightHours));
    const signedOut = await signInForTest(db);
    const hash = hashSessionToken(signedOut.cookie.replace(`${sessionCookieName}=`, ''));
    await db.update(adminSessions).set({ revokedAt: testNow }).where(eq(adminSessions.tokenHash, hash));
    return {
      'without a cookie': {},
      'with a forged token': { Cookie: `${sessionCookieName}=${'A'.repeat(43)}` },
      'with a session expired by time': { Cookie: expired.cookie },
      'with a session that was signed out': { Cookie: signedOut.cookie },
      'with the keys of browser storage': {
        Cookie: 'adminLoggedIn=true; adminUser=admin; adminLoginTime=9999999999999',
      },
      'with the stored hash': { Cookie: `${sessionCookieName}=${hashSessionToken(token)}` },
      'with the token in another cookie': { Cookie: `session=${token}; admin=${token}` },
      'with the token as a bearer': { Authorization: `Bearer ${token}`, 'X-Session': token },
      'with half of the token': { Cookie: cookie.slice(0, -20) },
      'as another method': { 'X-HTTP-Method-Override': 'GET', 'X-Original-URL': '/api/health' },
    };
  };

  test('refuse every kind of stranger and do nothing', async () => {
    const checks = new Checks();
    const changesBefore = await shop.database.db.$count(auditLog);
    const attempts = Object.entries(await strangers()).flatMap(([stranger, headers]) =>
      staffRoutes.map((route) => ({ ...route, stranger, headers })),
    );
    await forEachAtOnce(attempts, async ({ method, path, stranger, headers }) => {
      const body = method === 'GET' ? undefined : '{}';
      const answer = await shop.send({ method, path, headers, ...(body && { body }) });
      const name = `${method} ${path} ${stranger}`;
      checks.that(name, answer.status === 401 && /"code":"not_signed_in"/.test(answer.body), answer);
    });
    checks.that('the change history', (await shop.database.db.$count(auditLog)) === changesBefore);
    checks.end('staff routes × kinds of stranger', 500);
  });

  test('refuse staff whose browser was sent by another website', async () => {
    const checks = new Checks();
    const writes = staffRoutes.filter(({ method }) => method !== 'GET');
    const foreign = [{ 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'https://evil.test' }, { Origin: 'null' }];
    const attempts = foreign.flatMap((headers) => writes.map((route) => ({ ...route, headers })));
    await forEachAtOnce(attempts, async ({ method, path, headers }) => {
      const answer = await shop.send({
        method,
        path,
        headers: { Cookie: shop.staff.cookie, ...headers },
        body: '{}',
      });
      checks.that(`${method} ${path} ${JSON.stringify(headers)}`, answer.status === 403, answer);
    });
    checks.end('staff routes from another website', 90);
  });

  test('a path written differently does not pass the guard', async () => {
    const checks = new Checks();
    const spellings = (path: string) => [
      path.toUpperCase().replace('/API', '/api'),
      `${path}/`,
      `/${path}`,
      path.replace('/api/', '/api/./'),
      path.replace('/api/', '/api//'),
      path.replace('/api/', '/api/health/../'),
      path.replace('/api/', '/%61pi/'),
      path.replace('/api/', '/api%2f'),
      `${path}%00`,
      `${path};.css`,
      `http://127.0.0.1${path}`,
    ];
    const reads = staffRoutes.filter(({ method }) => method === 'GET');
    await forEachAtOnce(
      reads.flatMap(({ path }) => spellings(path)),
      async (path) => {
        const answer = await shop.send({ path });
        checks.that(`GET ${path}`, answer.status < 500 && !/"success":true/.test(answer.body), answer);
      },
    );
    checks.end('staff routes in other spellings', 200);
  });
  expect(staffRoutes.length).toBeGreaterThan(50);
});
