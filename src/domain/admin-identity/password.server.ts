import { randomInt } from 'node:crypto';

// OWASP's recommended parameters for Argon2id, the library's default algorithm: 19 MiB, 2 passes, 1 lane. Explicit
// so that an update of the library cannot weaken it.
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

// Without i, l, o, 0 and 1, because the password is read from a terminal and typed by hand.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

// Loaded on first use: a start usually needs no password.
const loadArgon2 = () => import('@node-rs/argon2');

export async function hashPassword(password: string): Promise<string> {
  const { hash } = await loadArgon2();
  return hash(normalized(password), cost);
}

export async function passwordMatches(passwordHash: string, password: string): Promise<boolean> {
  const { verify } = await loadArgon2();
  return verify(passwordHash, normalized(password));
}

/** Generates a password of 99 bits (20 of 31 symbols), such as '7hq2m-xw4kd-9tbnr-c6yfa'. */
export function generatePassword(): string {
  return generateCode({ groups: 4, groupLength: 5 });
}

/** Random symbols in groups, for what people read and type. */
export function generateCode({
  groups,
  groupLength,
}: {
  readonly groups: number;
  readonly groupLength: number;
}): string {
  const symbol = () => alphabet.charAt(randomInt(alphabet.length));
  const group = () => Array.from({ length: groupLength }, symbol).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** Unicode normalization: keyboards compose é or an Arabic letter with a mark differently. */
function normalized(password: string): string {
  return password.normalize('NFKC');
}
