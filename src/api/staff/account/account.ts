import { changeOrigin } from '#api/http/change-origin.ts';
import { endpoint } from '#api/http/endpoint.ts';
import { changePassword } from '#domain/admin-identity/change-password.server.ts';
import type { Staff } from '#domain/admin-identity/staff.ts';
import {
  endOtherSessions,
  endStaffSession,
  listStaffSessions,
  noteStaffSeen,
} from '#domain/admin-identity/staff-sessions.server.ts';
import { getShopProfile } from '#domain/shop-profile/get-shop-profile.server.ts';
import { defaultLocale } from '#primitives/locale.ts';
import {
  endOtherSessionsContract,
  endSessionContract,
  passwordContract,
  sessionContract,
  sessionsContract,
} from './account.contract.ts';

export const session = endpoint(sessionContract, async (_input, { services, staff }) => {
  await noteStaffSeen(services.db, staff, services.now());
  const locale = staff.locale ?? (await getShopProfile(services.db)).staffLocale ?? defaultLocale;
  return { data: { ...serializeSession(staff), locale } };
});

export function serializeSession({
  username,
  name,
  signedInAt,
  endsAt,
  openedBy,
}: Pick<Staff, 'username' | 'name' | 'signedInAt' | 'endsAt' | 'openedBy'>) {
  return {
    username,
    name,
    signedInAt: signedInAt.toISOString(),
    endsAt: endsAt.toISOString(),
    openedBy,
  };
}

export const sessions = endpoint(sessionsContract, async (_input, { services, staff }) => {
  const open = await listStaffSessions(services.db, staff, services.now());
  return {
    data: open.map((session) => ({
      ...session,
      signedInAt: session.signedInAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
      endsAt: session.endsAt.toISOString(),
    })),
  };
});

export const sessionsIdDelete = endpoint(endSessionContract, async ({ params }, { services, staff }) => {
  await endStaffSession(services.db, params.id, { staff, now: services.now() });
  return { data: { id: params.id } };
});

export const sessionsEndOthers = endpoint(endOtherSessionsContract, async (_input, { services, staff }) => {
  await endOtherSessions(services.db, staff);
  return { data: { ended: true } };
});

/** Limits attempts to guess the current password from an open session. */
const tries = { name: 'password-changes', times: 10, seconds: 3600 };

export const password = endpoint(passwordContract, async ({ body }, call) => {
  const { services, staff } = call;
  await services.limits.count(tries, staff.sessionId);
  await changePassword(services.db, body, { staff, origin: changeOrigin(call) });
  return { data: { changed: true } };
});
