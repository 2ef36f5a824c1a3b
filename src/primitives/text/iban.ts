import { latinDigits } from './latin-digits.ts';

/** Two letters of the country, two digits that check the rest, and the account as the country writes it. */
const shape = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;

/** Most accounts of the shop are at home; there a digit too few is found before the sum is made. */
const lengthInQatar = 29;

/**
 * An international bank account number in the form in which people read it, in groups of four; null for what is
 * none. Blanks, dashes, small letters and the digits of Arabic keyboards are all understood. The check digits (ISO
 * 7064) find every digit or letter that was mistyped for another, and nearly every swap.
 */
export function readableIban(typed: string): string | null {
  const iban = latinDigits(typed).replace(/[\s-]/g, '').toUpperCase();
  if (!shape.test(iban) || (iban.startsWith('QA') && iban.length !== lengthInQatar)) return null;
  if (remainderBy97(iban.slice(4) + iban.slice(0, 4)) !== 1) return null;
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}

/** Letters count as 10 to 35. Taken digit by digit: the whole number has no room in a double. */
function remainderBy97(text: string): number {
  let remainder = 0;
  for (const letter of text) {
    for (const digit of String(Number.parseInt(letter, 36)))
      remainder = (remainder * 10 + Number(digit)) % 97;
  }
  return remainder;
}
