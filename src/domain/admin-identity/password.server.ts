import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// OWASP's first choice for Argon2id, the library's default algorithm: 19 MiB, 2 passes, 1 lane. Stated here
// so that an update of the library cannot weaken it.
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

// No i, l, o, 0, 1: the password is read from a terminal and typed by hand.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 4;
const groupLength = 5;

export function hashPassword(password: string): Promise<string> {
  return hash(inOneForm(password), cost);
}

export function passwordMatches(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, inOneForm(password));
}

/** 20 symbols out of 31, 99 bits: '7hq2m-xw4kd-9tbnr-c6yfa'. */
export function generatePassword(): string {
  const symbol = () => alphabet.charAt(randomInt(alphabet.length));
  const group = () => Array.from({ length: groupLength }, symbol).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** Keyboards differ in how they compose é or an Arabic letter with a mark; it is the same password. */
function inOneForm(password: string): string {
  return password.normalize('NFKC');
}
