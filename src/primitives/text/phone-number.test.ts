import { describe, expect, it } from 'vitest';
import { internationalPhone, readablePhone } from './phone-number.ts';

describe('a phone number', () => {
  it.each([
    '55123456',
    '5512 3456',
    '5512-3456',
    '+974 5512 3456',
    '00974 55123456',
    '(+974) 5512 3456',
    '974 5512 3456',
    '٥٥١٢٣٤٥٦',
    '+٩٧٤ ٥٥١٢ ٣٤٥٦',
    '  55123456 ',
  ])('is understood as people type it: %s', (typed) => {
    expect(internationalPhone(typed)).toBe('+97455123456');
  });

  it.each(['44123456', '33123456', '66123456', '77123456'])('may be any line in Qatar: %s', (typed) => {
    expect(internationalPhone(typed)).toBe(`+974${typed}`);
  });

  it('may be of another country', () => {
    expect(internationalPhone('+44 20 7946 0958')).toBe('+442079460958');
    expect(internationalPhone('00966 50 123 4567')).toBe('+966501234567');
  });

  it.each(['', '5512345', '551234567', 'call me', '12345678', '+974 1234', '55123456 ext', '+999 55123456'])(
    'is rejected if it cannot be called: "%s"',
    (typed) => {
      expect(internationalPhone(typed)).toBeNull();
    },
  );

  it('is shown with blanks where people pause', () => {
    expect(readablePhone('+97455123456')).toBe('+974 5512 3456');
  });
});
