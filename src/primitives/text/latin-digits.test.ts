import { expect, it } from 'vitest';
import { latinDigits } from './latin-digits.ts';

it.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['منطقة ٥٦ / 7', 'منطقة 56 / 7'],
  ['no digits', 'no digits'],
])('%s becomes %s', (text, latin) => {
  expect(latinDigits(text)).toBe(latin);
});
