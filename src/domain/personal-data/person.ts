import { z } from 'zod';
import { isEmailAddress, normalizeEmailAddress } from '#primitives/text/email-address.ts';
import type { CheckMessage } from '#primitives/text/field-rules.ts';
import { internationalPhone } from '#primitives/text/phone-number.ts';

/** A person, identified by a normalized phone number or email, because the shop has no accounts. */
export interface Person {
  readonly kind: 'phone' | 'email';
  readonly value: string;
}

/** Parses a phone number or an email; null for anything else. */
export function findPerson(typed: string): Person | null {
  if (typed.includes('@')) {
    const email = normalizeEmailAddress(typed);
    return isEmailAddress(email) ? { kind: 'email', value: email } : null;
  }
  const phone = internationalPhone(typed);
  return phone ? { kind: 'phone', value: phone } : null;
}

const normalize = (typed: string) => findPerson(typed)?.value ?? typed.trim();

/** Normalizes a typed phone number or email. */
export const typedPersonSchema = z.string().max(300).overwrite(normalize);

export const personSchema = typedPersonSchema
  .refine((typed) => findPerson(typed) !== null, 'phone_or_email' satisfies CheckMessage)
  .transform((typed) => findPerson(typed) as Person);
