import { latinDigits } from '#primitives/text/latin-digits.ts';

/** Comma, Arabic comma of thousands, apostrophes and the spaces that spreadsheets put between thousands. */
const thousands = /^\d{1,3}(?:[,٬’'\u00a0\u202f ]\d{3})+$/u;

/**
 * Reads a number of pieces as people write it: in digits of either script, with separated thousands or with zeros after
 * the point ('12.00'). A full stop is a decimal point, so '1.200' is no number of pieces. Null for everything else.
 */
export function readCount(text: string): number | null {
  const plain = latinDigits(text)
    .trim()
    .replace(/[.٫]0+$/u, '');
  const digits = thousands.test(plain) ? plain.replaceAll(/\D/gu, '') : plain;
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}
