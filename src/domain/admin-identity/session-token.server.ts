import { createHash, randomBytes } from 'node:crypto';

/** A random token of 256 bits. It cannot be guessed, so a fast hash is enough to store it. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashSessionToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
