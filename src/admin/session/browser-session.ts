import { adminUsername } from '#domain/admin-identity/admin-username.ts';
import { codeLifetimeMs } from '#domain/admin-identity/one-time-code.ts';
import { longestSessionMs } from '#domain/admin-identity/session-cookie.ts';

/** The keys that the specification names; they mirror the session that the server decides on. */
const keys = {
  loggedIn: 'adminLoggedIn',
  loginTime: 'adminLoginTime',
  user: 'adminUser',
  challenge: 'adminOTP',
  challengeTime: 'adminOTPTimestamp',
} as const;

export function rememberBrowserSession({ signedInAt }: { readonly signedInAt: string }): void {
  localStorage.setItem(keys.loggedIn, 'true');
  localStorage.setItem(keys.loginTime, signedInAt);
  localStorage.setItem(keys.user, adminUsername);
  forgetChallenge();
}

/** Signed in, as admin, less than eight hours ago. */
export function isBrowserSessionValid(now: Date): boolean {
  const signedInAt = Date.parse(localStorage.getItem(keys.loginTime) ?? '');
  const age = now.getTime() - signedInAt;
  return (
    localStorage.getItem(keys.loggedIn) === 'true' &&
    localStorage.getItem(keys.user) === adminUsername &&
    // A clock that was set back makes no session older than it is.
    age < longestSessionMs
  );
}

/** Somebody signed in with this browser and has not signed out, whether or not it still counts. */
export function hasBrowserSession(): boolean {
  return localStorage.getItem(keys.loggedIn) === 'true';
}

export function forgetBrowserSession(): void {
  for (const key of Object.values(keys)) localStorage.removeItem(key);
}

/** The opaque id of the code that was mailed, while it is good. */
export function findChallenge(now: Date): string | undefined {
  const sentAt = Date.parse(localStorage.getItem(keys.challengeTime) ?? '');
  const isGood = now.getTime() - sentAt < codeLifetimeMs;
  return (isGood && localStorage.getItem(keys.challenge)) || undefined;
}

export function rememberChallenge(challenge: string, now: Date): void {
  localStorage.setItem(keys.challenge, challenge);
  localStorage.setItem(keys.challengeTime, now.toISOString());
}

export function forgetChallenge(): void {
  localStorage.removeItem(keys.challenge);
  localStorage.removeItem(keys.challengeTime);
}
