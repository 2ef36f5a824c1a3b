import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearBrowserSession,
  clearChallenge,
  findChallenge,
  isBrowserSessionValid,
  saveBrowserSession,
  saveChallenge,
} from './browser-session.ts';

const now = new Date('2026-11-15T09:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

describe('the keys of a session in the browser', () => {
  // Specification 3.07, 9.03
  it('are those of the specification, and count for under eight hours', () => {
    expect(isBrowserSessionValid(now)).toBe(false);
    saveBrowserSession({ signedInAt: minutesAgo(8 * 60 - 1).toISOString() });
    expect(Object.fromEntries(stored)).toMatchObject({ adminLoggedIn: 'true', adminUser: 'admin' });
    expect(isBrowserSessionValid(now)).toBe(true);
    saveBrowserSession({ signedInAt: minutesAgo(8 * 60).toISOString() });
    expect(isBrowserSessionValid(now)).toBe(false);
  });

  it.each([
    ['adminLoggedIn', 'yes'],
    ['adminUser', 'somebody'],
    ['adminLoginTime', 'a while ago'],
    ['adminLoginTime', ''],
  ])('do not count when %s is %j', (key, value) => {
    saveBrowserSession({ signedInAt: now.toISOString() });
    stored.set(key, value);
    expect(isBrowserSessionValid(now)).toBe(false);
  });

  it('keep the challenge of a code for as long as the code is good, and go all together', () => {
    const mailed = { id: 'a challenge', isMailed: true };
    saveChallenge(mailed, minutesAgo(9));
    expect(stored.get('adminOTP')).toBe('a challenge');
    expect(findChallenge(now)).toEqual(mailed);
    saveChallenge(mailed, minutesAgo(10));
    expect(findChallenge(now)).toBeUndefined();
    saveBrowserSession({ signedInAt: now.toISOString() });
    saveChallenge(mailed, now);
    clearBrowserSession();
    expect([...stored.keys()]).toEqual([]);
  });

  it('remember that the email of a code could not be sent, until the session or another code', () => {
    const notMailed = { id: 'a challenge', isMailed: false };
    saveChallenge(notMailed, now);
    expect(findChallenge(now)).toEqual(notMailed);
    clearChallenge();
    expect([...stored.keys()]).toEqual([]);
    saveChallenge(notMailed, now);
    saveChallenge({ id: 'another', isMailed: true }, now);
    expect(findChallenge(now)).toEqual({ id: 'another', isMailed: true });
  });
});
