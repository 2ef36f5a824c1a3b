import { latinDigits } from '#primitives/text/latin-digits.ts';

interface TypedText {
  readonly value: string;
  /** How many characters stand before the cursor. */
  readonly caret: number;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/**
 * A phone number as it is written, from what was typed so far; the cursor stays behind the digit that it stood
 * behind. What is no number, or would lose a digit, stays as it was typed.
 */
export function formatTypedPhone({ value, caret }: TypedText, format: (digits: string) => string): TypedText {
  const latin = latinDigits(value);
  if (/[^\d\s()+-]/.test(latin)) return { value, caret };
  const formatted = format(latin);
  if (digitsOf(formatted) !== digitsOf(latin)) return { value: latin, caret };
  // At the end it stays there, also when something was written behind the last digit.
  if (caret >= value.length) return { value: formatted, caret: formatted.length };
  return { value: formatted, caret: placeBehind(formatted, digitsOf(latin.slice(0, caret)).length) };
}

function placeBehind(text: string, digits: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place++) {
    if (seen === digits) return seen === 0 ? 0 : place;
    if (/\d/.test(text[place] ?? '')) seen += 1;
  }
  return text.length;
}
