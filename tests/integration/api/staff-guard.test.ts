import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiRoutes } from '#api/api-routes.ts';
import { adminSessions } from '#database/schema/admin-identity.ts';
import { auditLog } from '#database/schema/audit-log.ts';
import { sessionCookieName } from '#domain/admin-identity/sign-in-constants.ts';
import { hashSessionToken } from '#domain/admin-identity/staff-sessions.server.ts';
import { buildTestApp, testNow } from '../../support/app.ts';
import { onDatabase } from '../../support/databases.ts';
import { signInForTest } from '../../support/staff-session.ts';

const staffRoutes = apiRoutes.filter(({ contract }) => contract.access === 'staff');
const hour = 60 * 60 * 1000;
const before = (milliseconds: number) => new Date(testNow.getTime() - milliseconds);

test('everything that changes what the shop shows, sells or says is for staff', () => {
  const writes = apiRoutes.filter(({ contract }) => contract.method !== 'get');
  expect(writes.length).toBeGreaterThanOrEqual(10);
  for (const { contract } of writes) {
    if (
      /^\/api\/(categories|products|testimonials|staff\/article|zone-delivery-settings|shop-profile|outbox)/.test(
        contract.path,
      )
    ) {
      expect(contract.access, contract.path).toBe('staff');
    }
  }
});

onDatabase('server', 'calls for staff', 'schema', (database) => {
  const visitors: Record<string, Record<string, string>> = {};
  let staff: { cookie: string };
  let app: ReturnType<typeof buildTestApp>;

  beforeAll(async () => {
    const { db } = database;
    app = buildTestApp({ database });
    staff = await signInForTest(db);
    const hashOf = ({ cookie }: { cookie: string }) =>
      hashSessionToken(cookie.replace(`${sessionCookieName}=`, ''));
    const revoked = await signInForTest(db);
    await db
      .update(adminSessions)
      .set({ revokedAt: testNow })
      .where(eq(adminSessions.tokenHash, hashOf(revoked)));
    // A row that claims to last a year, opened eight hours ago.
    const tooLong = await signInForTest(db, before(8 * hour));
    await db
      .update(adminSessions)
      .set({ expiresAt: new Date(testNow.getTime() + 365 * 24 * hour) })
      .where(eq(adminSessions.tokenHash, hashOf(tooLong)));
    // Each of the two times ends a session by itself.
    const over = await signInForTest(db, before(hour));
    await db
      .update(adminSessions)
      .set({ expiresAt: testNow })
      .where(eq(adminSessions.tokenHash, hashOf(over)));
    Object.assign(visitors, {
      'no session': {},
      'the keys that the browser keeps': { cookie: 'adminLoggedIn=true; adminUser=admin' },
      'an empty token': { cookie: `${sessionCookieName}=` },
      'a wrong token': { cookie: `${sessionCookieName}=${'A'.repeat(43)}` },
      'the stored hash as the token': { cookie: `${sessionCookieName}=${hashOf(staff)}` },
      'a session that is over': over,
      'a session that claims to last longer': tooLong,
      'a session that was revoked': revoked,
    });
  });

  const request = async (route: (typeof apiRoutes)[number], headers: Record<string, string>) =>
    app.request(route.contract.path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000'), {
      method: route.contract.method.toUpperCase(),
      headers,
    });

  describe.each(
    staffRoutes.map((route) => [`${route.contract.method} ${route.contract.path}`, route] as const),
  )('%s', (_name, route) => {
    // Specification 6.03
    test('refuses everybody else, and does nothing', async () => {
      expect(Object.keys(visitors)).toHaveLength(8);
      // Staff who read an export before are in the history.
      const recorded = await database.db.$count(auditLog);
      for (const [visitor, headers] of Object.entries(visitors)) {
        const response = await request(route, headers);
        expect(response.status, visitor).toBe(401);
        expect(await response.json(), visitor).toMatchObject({ error: { code: 'not_signed_in' } });
      }
      expect(await database.db.$count(auditLog)).toBe(recorded);
    });

    if (route.contract.method !== 'get') {
      test('refuses what another website makes the browser of staff send', async () => {
        const response = await request(route, { ...staff, Origin: 'https://evil.test' });
        expect(response.status).toBe(403);
        expect(await response.json()).toMatchObject({ error: { code: 'cross_site_request' } });
      });
    }

    test('lets staff in', async () => {
      // A session of its own, because one of the calls ends all others.
      expect((await request(route, await signInForTest(database.db))).status).not.toBe(401);
      const almostOver = await signInForTest(database.db, before(8 * hour - 1));
      expect((await request(route, almostOver)).status).not.toBe(401);
    });
  });
});
