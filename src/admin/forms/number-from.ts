import { latinDigits } from '#primitives/text/latin-digits.ts';

const grouped = /^-?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;

/**
 * The number that was typed, in Latin or Arabic digits and with their signs; null for nothing. What is no number is returned as
 * it was typed, also '12,50', which might mean 12.50 or 1,250.
 */
export function numberFrom(typed: unknown): number | string | null {
  if (typeof typed !== 'string') return (typed ?? null) as number | null;
  const text = latinDigits(typed).replaceAll('٬', ',').replaceAll('٫', '.').replaceAll(/\s/g, '');
  if (text === '') return null;
  const number = Number(grouped.test(text) ? text.replaceAll(',', '') : text);
  return Number.isNaN(number) ? typed : number;
}
