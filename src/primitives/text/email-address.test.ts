import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmailAddress, normalizeEmailAddress } from './email-address.ts';

describe('an email address', () => {
  it.each(['a@b.qa', 'office.manager+orders@al-rayyan.com.qa', "o'brien@example.org", 'مدير@مثال.قطر'])(
    'is %s',
    (text) => {
      expect(isEmailAddress(text)).toBe(true);
    },
  );

  it.each([
    '',
    'name',
    'name@',
    '@example.com',
    'name@example',
    'name@example.',
    'name@.com',
    'two@at@example.com',
    'with blank@example.com',
    'name@exam ple.com',
    'Name <name@example.com>',
    'a@b.com, c@d.com',
    'name@example.com\nBcc: all@example.com',
    `${'a'.repeat(250)}@b.qa`,
  ])('is not %j', (text) => {
    expect(isEmailAddress(text)).toBe(false);
  });

  it('never holds what could start another header or another recipient', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'aé.@,;:<> "\r\n\t') }),
        fc.constantFrom('a@b.qa', '@b.qa', 'a@'),
        (noise, address) => {
          for (const text of [noise, noise + address, address + noise]) {
            if (isEmailAddress(text)) expect(text).not.toMatch(/[\r\n,;<>]/);
          }
        },
      ),
    );
  });

  it('is the same mailbox however it was typed', () => {
    expect(normalizeEmailAddress('  Office@Example.COM ')).toBe('office@example.com');
  });
});
