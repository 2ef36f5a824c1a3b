import { expect, test } from 'vitest';
import { sealSecret, unsealSecret } from './sealed-secret.server.ts';

const staffKey = 'a key of the settings, 32 letters long';
const noora = { staffKey, accountId: 'noora' };

test('a key of the settings seals the secret, differently each time', () => {
  const sealed = [sealSecret('SECRET', noora), sealSecret('SECRET', noora)];
  expect(new Set(sealed).size).toBe(2);
  for (const stored of sealed) {
    expect(stored).not.toContain('SECRET');
    expect(unsealSecret(stored, noora)).toBe('SECRET');
  }
});

test('a sealed secret opens with another key, for another person or after a change to nothing', () => {
  const stored = sealSecret('SECRET', noora);
  const bytes = Buffer.from(stored.slice('sealed:'.length), 'base64url');
  expect(unsealSecret(stored, { ...noora, staffKey: `${staffKey}!` })).toBeUndefined();
  expect(unsealSecret(stored, { ...noora, staffKey: undefined })).toBeUndefined();
  expect(unsealSecret(stored, { ...noora, accountId: 'omar' })).toBeUndefined();
  for (const place of bytes.keys()) {
    const changed = Buffer.from(bytes);
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(unsealSecret(`sealed:${changed.toString('base64url')}`, noora), `byte ${place}`).toBeUndefined();
  }
  for (const nonsense of ['', 'sealed:', 'sealed:AAAA', 'SECRET']) {
    expect(unsealSecret(nonsense, noora)).toBeUndefined();
  }
});

test('without a key of the settings it is stored as it is, and still opens once there is one', () => {
  const stored = sealSecret('SECRET', { ...noora, staffKey: undefined });
  expect(stored).toBe('readable:SECRET');
  expect(unsealSecret(stored, noora)).toBe('SECRET');
});
