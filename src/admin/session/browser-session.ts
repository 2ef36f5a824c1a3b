import { adminUsername, codeLifetimeMs, longestSessionMs } from '#domain/admin-identity/sign-in-constants.ts';

/** Keys of localStorage that the specification names; they mirror the server's session. */
const keys = {
  loggedIn: 'adminLoggedIn',
  loginTime: 'adminLoginTime',
  user: 'adminUser',
  challenge: 'adminOTP',
  challengeTime: 'adminOTPTimestamp',
} as const;

export function saveBrowserSession({ signedInAt }: { readonly signedInAt: string }): void {
  localStorage.setItem(keys.loggedIn, 'true');
  localStorage.setItem(keys.loginTime, signedInAt);
  localStorage.setItem(keys.user, adminUsername);
  clearChallenge();
}

/** Whether the keys tell of a sign-in as admin less than eight hours ago. */
export function isBrowserSessionValid(now: Date): boolean {
  const signedInAt = Date.parse(localStorage.getItem(keys.loginTime) ?? '');
  const age = now.getTime() - signedInAt;
  return (
    localStorage.getItem(keys.loggedIn) === 'true' &&
    localStorage.getItem(keys.user) === adminUsername &&
    // A sign-in time in the future, after the clock was set back, counts as valid.
    age < longestSessionMs
  );
}

/** Whether there was a sign-in without a sign-out, valid or expired. */
export function hasBrowserSession(): boolean {
  return localStorage.getItem(keys.loggedIn) === 'true';
}

export function clearBrowserSession(): void {
  for (const key of Object.values(keys)) localStorage.removeItem(key);
}

/** The opaque id of the emailed code, while it is valid. */
export function findChallenge(now: Date): string | undefined {
  const sentAt = Date.parse(localStorage.getItem(keys.challengeTime) ?? '');
  const isGood = now.getTime() - sentAt < codeLifetimeMs;
  return (isGood && localStorage.getItem(keys.challenge)) || undefined;
}

export function saveChallenge(challenge: string, now: Date): void {
  localStorage.setItem(keys.challenge, challenge);
  localStorage.setItem(keys.challengeTime, now.toISOString());
}

export function clearChallenge(): void {
  localStorage.removeItem(keys.challenge);
  localStorage.removeItem(keys.challengeTime);
}
