import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPhone } from './format-phone.ts';
import { formatPhoneInput } from './format-phone-input.ts';

/** '|' stands for the cursor. */
function type(text: string): string {
  const caret = text.indexOf('|');
  const { value, caret: place } = formatPhoneInput({ value: text.replace('|', ''), caret }, formatPhone);
  return `${value.slice(0, place)}|${value.slice(place)}`;
}

test.each([
  ['55123|', '5512 3|'],
  ['٥٥١٢٣٤٥٦|', '5512 3456|'],
  ['+97455123456|', '+974 5512 3456|'],
  // A digit was taken out in the middle, a blank was taken away, a digit was put in front.
  ['551|3456', '551|3 456'],
  ['5512|3456', '5512| 3456'],
  ['6|5512 345', '6|551 2345'],
  ['|5512 3456', '|5512 3456'],
  ['call me|', 'call me|'],
  ['|', '|'],
])('%s becomes %s', (typed, shown) => {
  expect(type(typed)).toBe(shown);
});

test('no digit is lost, and as many as before stand before the cursor', () => {
  const digits = (text: string) => text.replace(/\D/g, '');
  const texts = fc.string({ unit: fc.constantFrom(...'0123456789+ -()'), maxLength: 20 });
  fc.assert(
    fc.property(texts, fc.nat({ max: 20 }), (value, wanted) => {
      const caret = Math.min(wanted, value.length);
      const shown = formatPhoneInput({ value, caret }, formatPhone);
      expect(digits(shown.value)).toBe(digits(value));
      expect(digits(shown.value.slice(0, shown.caret))).toBe(digits(value.slice(0, caret)));
    }),
  );
});
