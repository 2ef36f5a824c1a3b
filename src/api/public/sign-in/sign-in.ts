import { type Call, endpoint } from '#api/http/endpoint.ts';
import { sessionCookies } from '#api/http/staff-cookies.ts';
import { serializeSession } from '#api/staff/account/account.ts';
import type { OpenedSession } from '#domain/admin-identity/open-staff-session.server.ts';
import { signIn as signInWithPassword } from '#domain/admin-identity/sign-in.server.ts';
import { adminUsername } from '#domain/admin-identity/sign-in-constants.ts';
import type { Staff } from '#domain/admin-identity/staff.ts';
import { signInContract } from './sign-in.contract.ts';

export const signIn = endpoint(signInContract, async ({ body }, call) => {
  const opened = await signInWithPassword(call.services.db, body, signInContext(call));
  return signedIn(opened, 'password', call);
});

export function visitorOf({ services, address, cookies, userAgent }: Call) {
  return { now: services.now(), address, cookies, userAgent };
}

export function signInContext(call: Call) {
  return { ...visitorOf(call), staffKey: call.services.environment.staffKey };
}

/** The response to a successful sign-in. */
export function signedIn(
  opened: OpenedSession & { readonly name: string },
  openedBy: Staff['openedBy'],
  { services }: Call,
) {
  return {
    data: serializeSession({ ...opened, username: adminUsername, openedBy }),
    cookies: sessionCookies(opened, services.environment.publicUrl),
  };
}
