import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readableIban } from './iban.ts';

const qatari = 'QA58 DOHB 0000 1234 5678 90AB CDEF G';

describe('an IBAN', () => {
  it.each([
    qatari,
    'qa58dohb00001234567890abcdefg',
    ' QA58-DOHB-0000-1234-5678-90AB-CDEF-G ',
    'QA٥٨ DOHB 0000 ١٢٣٤ 5678 90AB CDEF G',
  ])('%s is read as it is printed', (typed) => {
    expect(readableIban(typed)).toBe(qatari);
  });

  it('of another country is known by its digits alone', () => {
    expect(readableIban('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
    expect(readableIban('GB29NWBK60161331926819')).toBe('GB29 NWBK 6016 1331 9268 19');
  });

  it.each(['', 'QA58', 'DOHB00001234567890', 'QA58 DOHB 0000 1234 5678 90AB CDEF', '+974 5512 3456'])(
    '%s is none',
    (typed) => {
      expect(readableIban(typed)).toBeNull();
    },
  );

  it('with any one digit or letter mistyped for another is none', () => {
    const compact = qatari.replaceAll(' ', '');
    const [digits, letters] = ['0123456789', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    fc.assert(
      fc.property(fc.integer({ min: 2, max: compact.length - 1 }), fc.nat(25), (place, choice) => {
        const kind = /\d/.test(compact.charAt(place)) ? digits : letters;
        const wrong = kind.charAt(choice % kind.length);
        fc.pre(compact[place] !== wrong);
        expect(readableIban(compact.slice(0, place) + wrong + compact.slice(place + 1))).toBeNull();
      }),
    );
  });
});
