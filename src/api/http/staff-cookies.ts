import { serialize } from 'hono/utils/cookie';
import type { OpenedSession } from '#domain/admin-identity/open-staff-session.server.ts';
import {
  browserCookieName,
  knownBrowserMs,
  longestSessionMs,
  sessionCookieName,
} from '#domain/admin-identity/sign-in-constants.ts';

/** Only calls of the API carry them, and never from another website. */
function options(publicUrl: string) {
  return {
    path: '/api',
    httpOnly: true,
    sameSite: 'Strict',
    secure: new URL(publicUrl).protocol === 'https:',
  } as const;
}

export function sessionCookies({ id, token }: OpenedSession, publicUrl: string): string[] {
  return [
    serialize(sessionCookieName, token, { ...options(publicUrl), maxAge: longestSessionMs / 1000 }),
    serialize(browserCookieName, id, { ...options(publicUrl), maxAge: knownBrowserMs / 1000 }),
  ];
}

/** The browser stays a known one. */
export function endedSessionCookie(publicUrl: string): string {
  return serialize(sessionCookieName, '', { ...options(publicUrl), maxAge: 0 });
}
