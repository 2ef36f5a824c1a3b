import type { Locale } from '#primitives/locale.ts';

/** The signed-in person and their session. */
export interface Staff {
  /** The user name of the one role that the specification knows; the same for every person. */
  readonly username: string;
  /** The person's own name. */
  readonly name: string;
  /** Null: as the shop writes to its staff. */
  readonly locale: Locale | null;
  readonly accountId: string;
  readonly sessionId: string;
  readonly signedInAt: Date;
  readonly endsAt: Date;
  readonly openedBy: 'password' | 'code';
  /** When the person typed the password again in this session; null if never. */
  readonly passwordConfirmedAt: Date | null;
}
