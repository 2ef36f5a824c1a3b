import { z } from 'zod';
import { isEmailAddress, normalizeEmailAddress } from './email-address.ts';
import type { CheckMessage } from './field-rules.ts';
import { latinDigits } from './latin-digits.ts';
import { internationalPhone } from './phone-number.ts';

/** Trims and collapses white space, including line breaks. */
const normalize = (text: string) => text.trim().replace(/\s+/g, ' ');

/** One line of text, which may be empty. */
export const line = (most: number) => z.string().overwrite(normalize).max(most);

export const requiredLine = (most: number) => line(most).min(1);

/** One line with a number of an address plate or a document; accepts Arabic digits. */
export const numberLine = (most: number) =>
  z
    .string()
    .overwrite((text) => latinDigits(normalize(text)))
    .max(most);

export const phoneSchema = z
  .string()
  .overwrite((typed) => internationalPhone(typed) ?? typed)
  .refine((phone) => internationalPhone(phone) === phone, 'phone' satisfies CheckMessage)
  .meta({ description: 'Without a country code it is in Qatar', example: '+97455123456' });

export const emailSchema = z
  .string()
  .overwrite(normalizeEmailAddress)
  .refine(isEmailAddress, 'email' satisfies CheckMessage);

/** An email address, or empty for a caller who has none. */
export const optionalEmailSchema = z
  .string()
  .overwrite(normalizeEmailAddress)
  .refine((address) => address === '' || isEmailAddress(address), 'email' satisfies CheckMessage);
