import { adminUsername, codeLifetimeMs, longestSessionMs } from '#domain/admin-identity/sign-in-constants.ts';

/** Keys of localStorage, those that the specification names and one more; they mirror the server's session. */
const keys = {
  loggedIn: 'adminLoggedIn',
  loginTime: 'adminLoginTime',
  user: 'adminUser',
  challenge: 'adminOTP',
  challengeTime: 'adminOTPTimestamp',
  /** Ours: 'false' when the email with the code could not be sent. */
  challengeMailed: 'adminOTPMailed',
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

export interface Challenge {
  /** The opaque id of a code. */
  readonly id: string;
  readonly isMailed: boolean;
}

/** The challenge of the last code, while that is valid. */
export function findChallenge(now: Date): Challenge | undefined {
  const sentAt = Date.parse(localStorage.getItem(keys.challengeTime) ?? '');
  const id = localStorage.getItem(keys.challenge);
  if (!id || !(now.getTime() - sentAt < codeLifetimeMs)) return undefined;
  return { id, isMailed: localStorage.getItem(keys.challengeMailed) !== 'false' };
}

export function saveChallenge({ id, isMailed }: Challenge, now: Date): void {
  localStorage.setItem(keys.challenge, id);
  localStorage.setItem(keys.challengeTime, now.toISOString());
  localStorage.setItem(keys.challengeMailed, String(isMailed));
}

export function clearChallenge(): void {
  for (const key of [keys.challenge, keys.challengeTime, keys.challengeMailed]) localStorage.removeItem(key);
}
