import type { Database } from '#database/connect.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { findAccount, notePasswordConfirmed } from './admin-identity-queries.server.ts';
import { passwordMatches } from './password.server.ts';
import { confirmedPasswordMs } from './sign-in-constants.ts';
import type { Staff } from './staff.ts';

/** Notes that the person has typed the password again; for five minutes this session may do what asks for that. */
export async function confirmPassword(
  db: Database,
  password: string,
  { staff, now }: { readonly staff: Staff; readonly now: Date },
): Promise<void> {
  const { passwordHash } = await findAccount(db, staff.accountId);
  if (!(await passwordMatches(passwordHash, password))) {
    throw new ShopError('invalid_input', { fields: [{ path: 'password', code: 'wrong' }] });
  }
  await notePasswordConfirmed(db, staff.sessionId, now);
}

/** Throws `password_needed` unless the person has typed the password again in the last minutes. */
export function requireFreshPassword({ passwordConfirmedAt }: Staff, now: Date): void {
  const age = passwordConfirmedAt ? now.getTime() - passwordConfirmedAt.getTime() : Number.POSITIVE_INFINITY;
  if (Math.abs(age) > confirmedPasswordMs) throw new ShopError('password_needed');
}
