import { describe, expect, it } from 'vitest';
import { generatePassword, hashPassword, passwordMatches } from './password.server.ts';

describe('the admin password', () => {
  it('is verified, and no other is', async () => {
    const stored = await hashPassword('correct horse battery');
    expect(await passwordMatches(stored, 'correct horse battery')).toBe(true);
    expect(await passwordMatches(stored, 'Correct horse battery')).toBe(false);
    expect(await passwordMatches(stored, '')).toBe(false);
  });

  it('is hashed with Argon2id, at least the cost that OWASP recommends, and its own salt', async () => {
    const [first, second] = await Promise.all([hashPassword('the same'), hashPassword('the same')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
  });

  it('is the same however the keyboard composes its letters', async () => {
    const stored = await hashPassword('café-كلمةُ-سر'.normalize('NFC'));
    expect(await passwordMatches(stored, 'café-كلمةُ-سر'.normalize('NFD'))).toBe(true);
  });

  it('generated, is readable, strong and never the same', () => {
    const passwords = Array.from({ length: 500 }, generatePassword);
    for (const password of passwords) {
      expect(password).toMatch(/^[a-hjkmnp-z2-9]{5}(-[a-hjkmnp-z2-9]{5}){3}$/);
    }
    expect(new Set(passwords).size).toBe(passwords.length);
    expect(20 * Math.log2(new Set(passwords.join('').replaceAll('-', '')).size)).toBeGreaterThan(80);
  });
});
