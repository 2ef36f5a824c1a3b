import { z } from 'zod';
import { isEmailAddress, tidyEmailAddress } from '#primitives/text/email-address.ts';
import { internationalPhone } from '#primitives/text/phone-number.ts';

/** Somebody, as far as a shop without accounts knows people: a phone number or an email, in the form that is kept. */
export interface Person {
  readonly kind: 'phone' | 'email';
  readonly value: string;
}

/** Null for what is neither. */
export function findPerson(typed: string): Person | null {
  if (typed.includes('@')) {
    const email = tidyEmailAddress(typed);
    return isEmailAddress(email) ? { kind: 'email', value: email } : null;
  }
  const phone = internationalPhone(typed);
  return phone ? { kind: 'phone', value: phone } : null;
}

const tidy = (typed: string) => findPerson(typed)?.value ?? typed.trim();

/** However a phone number or an email is typed, the one spelling that is compared. */
export const typedPersonSchema = z.string().max(300).overwrite(tidy);

export const personSchema = typedPersonSchema
  .refine((typed) => findPerson(typed) !== null)
  .transform((typed) => findPerson(typed) as Person);
