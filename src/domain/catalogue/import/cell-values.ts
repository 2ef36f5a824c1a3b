import { latinDigits } from '#primitives/text/latin-digits.ts';

/** Null for an empty cell, undefined for what is no number. '1,499.50' and '1499,5' are how people write it. */
export function numberFrom(cell: string): number | null | undefined {
  const digits = latinDigits(cell).replaceAll(/[\s\u00a0]/g, '');
  if (digits === '') return null;
  if (/^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(digits)) return Number(digits.replaceAll(',', ''));
  if (/^-?\d+,\d{1,2}$/.test(digits)) return Number(digits.replace(',', '.'));
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : undefined;
}

/** Undefined for what is neither; an empty cell is a no. */
export function yesOrNo(cell: string): boolean | undefined {
  const word = cell.trim().toLowerCase();
  if (['yes', 'true', '1', 'نعم'].includes(word)) return true;
  if (['no', 'false', '0', '', 'لا'].includes(word)) return false;
  return undefined;
}
