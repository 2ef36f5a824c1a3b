import { latinDigits } from './latin-digits.ts';

/** Country code, two check digits, and the account number in the country's format. */
const shape = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;

/** The fixed length of Qatari IBANs, checked before the checksum. */
const lengthInQatar = 29;

/**
 * Parses and formats an IBAN in groups of four; null if it is invalid. Accepts spaces, dashes, lower case and Arabic
 * digits. The check digits (ISO 7064) detect every substituted character and nearly every transposition.
 */
export function readableIban(typed: string): string | null {
  const iban = latinDigits(typed).replace(/[\s-]/g, '').toUpperCase();
  if (!shape.test(iban) || (iban.startsWith('QA') && iban.length !== lengthInQatar)) return null;
  if (remainderBy97(iban.slice(4) + iban.slice(0, 4)) !== 1) return null;
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}

/** The number modulo 97, with letters as 10 to 35. Computed by digit, because the number exceeds a double. */
function remainderBy97(text: string): number {
  let remainder = 0;
  for (const letter of text) {
    for (const digit of String(Number.parseInt(letter, 36)))
      remainder = (remainder * 10 + Number(digit)) % 97;
  }
  return remainder;
}
