import { latinDigits } from '#primitives/text/latin-digits.ts';

interface TypedText {
  readonly value: string;
  /** The number of characters before the cursor. */
  readonly caret: number;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/**
 * Formats what was typed of a phone number, and computes where the cursor goes so that it stays behind its digit.
 * Text that is no number, or would lose a digit, is returned unchanged.
 */
export function formatPhoneInput({ value, caret }: TypedText, format: (digits: string) => string): TypedText {
  const latin = latinDigits(value);
  if (/[^\d\s()+-]/.test(latin)) return { value, caret };
  const formatted = format(latin);
  if (digitsOf(formatted) !== digitsOf(latin)) return { value: latin, caret };
  // A cursor at the end stays at the end, also when the format added characters there.
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
