import { parse } from 'hono/utils/cookie';
import { endpoint } from '#api/http/endpoint.ts';
import { endedSessionCookie } from '#api/http/staff-cookies.ts';
import { sessionCookieName } from '#domain/admin-identity/sign-in-constants.ts';
import { signOut as endSession } from '#domain/admin-identity/staff-sessions.server.ts';
import { signOutContract } from './sign-out.contract.ts';

export const signOut = endpoint(signOutContract, async (_input, { services, cookies }) => {
  const token = parse(cookies ?? '', sessionCookieName)[sessionCookieName];
  if (token) await endSession(services.db, token, services.now());
  return { data: { signedOut: true }, cookies: [endedSessionCookie(services.environment.publicUrl)] };
});
