import { describe, expect, test } from 'vitest';
import { allowedWrongTotpCodes, driftSteps, wrongTotpCodesCountForMs } from './second-factor-limits.ts';
import { findTotpStep, newTotpSecret, totpCode, totpStep, totpUri } from './totp.server.ts';

/** The key of RFC 6238, appendix B: '12345678901234567890' in base 32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('codes of an authenticator app', () => {
  // Appendix B has eight digits; an app of six digits shows the last six.
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238 at second %i', (seconds, code) => {
    expect(totpCode(secret, totpStep(new Date(seconds * 1000)))).toBe(code);
  });

  test('are accepted a step early and late, and not further away', () => {
    const now = new Date('2026-11-17T09:00:10Z');
    const step = totpStep(now);
    const accepted = [-3, -2, -1, 0, 1, 2, 3].filter(
      (away) => findTotpStep(secret, totpCode(secret, step + away), now) !== undefined,
    );
    expect(accepted).toEqual([-1, 0, 1]);
    expect(findTotpStep(secret, '000000x', now)).toBeUndefined();
  });

  test('have a new key of 160 bits each time', () => {
    const keys = Array.from({ length: 50 }, newTotpSecret);
    expect(new Set(keys).size).toBe(50);
    for (const key of keys) expect(key).toMatch(/^[A-Z2-7]{32}$/);
  });

  test('come from an address that apps read, whatever the names contain', () => {
    const uri = new URL(totpUri(secret, { issuer: 'Shop & Co: Doha', account: 'noora+x@example.qa' }));
    expect(uri.protocol).toBe('otpauth:');
    expect(decodeURIComponent(uri.pathname)).toContain('Shop & Co: Doha:noora+x@example.qa');
    expect(Object.fromEntries(uri.searchParams)).toEqual({ secret, issuer: 'Shop & Co: Doha' });
  });

  test('are guessed within a year with a chance below 1 in 10,000 by someone who knows the password', () => {
    const year = 365 * 24 * 60 * 60 * 1000;
    const guesses = Math.ceil(year / wrongTotpCodesCountForMs) * allowedWrongTotpCodes;
    const validAtOnce = 2 * driftSteps + 1;
    expect((guesses * validAtOnce) / 1_000_000).toBeLessThan(1 / 10_000);
  });
});
