import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { latinDigits } from './latin-digits.ts';

/** The default country of numbers without a country code. */
const home = 'QA';

/**
 * Normalizes a phone number to the stored form (E.164), for example '+97455123456'; null for what is none. Blanks, dashes,
 * brackets, a leading 00 and the digits of Arabic keyboards are all understood.
 */
export function internationalPhone(typed: string): string | null {
  const text = latinDigits(typed).trim().replace(/^00/, '+');
  // Longer texts are no phone numbers; the library would search for one inside them.
  if (text.length > 30 || /\p{L}/u.test(text)) return null;
  const number = parsePhoneNumberFromString(text, home);
  return number?.isValid() ? number.number : null;
}

/** Formats a number for display: '+974 5512 3456'. */
export function readablePhone(international: string): string {
  return parsePhoneNumberFromString(international)?.formatInternational() ?? international;
}
