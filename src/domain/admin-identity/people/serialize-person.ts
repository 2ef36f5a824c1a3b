import type { PersonState } from './person.ts';

interface Person {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly email: string;
  readonly deactivatedAt: Date | null;
}

/** Serializes a person for the change history. */
export function serializePerson({ id, version, name, email, deactivatedAt }: Person): PersonState {
  return { id, version, name, email, isActive: deactivatedAt === null };
}
