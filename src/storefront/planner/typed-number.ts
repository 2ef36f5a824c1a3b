import { latinDigits } from '#primitives/text/latin-digits.ts';

/** A number as people type it: with Arabic digits, spaces or commas between thousands, or a comma before decimals; null: none. */
export function typedNumber(text: string): number | null {
  const digits = latinDigits(text)
    .replace(/[\s\u066c]/g, '')
    .replace(/[,،](?=\d{3}(\D|$))/g, '')
    .replace(/[,،\u066b]/g, '.');
  if (digits === '') return null;
  const number = Number(digits);
  return Number.isFinite(number) ? number : null;
}
