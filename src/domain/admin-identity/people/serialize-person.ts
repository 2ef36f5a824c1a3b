import type { Locale } from '#primitives/locale.ts';
import type { PersonState } from './person.ts';

interface Person {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly email: string;
  readonly locale: Locale | null;
  readonly deactivatedAt: Date | null;
}

/** Serializes a person for the change history. */
export function serializePerson({ id, version, name, email, locale, deactivatedAt }: Person): PersonState {
  return { id, version, name, email, locale, isActive: deactivatedAt === null };
}
