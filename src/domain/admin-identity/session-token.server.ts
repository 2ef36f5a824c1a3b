import { createHash, randomBytes } from 'node:crypto';

/** 256 bits: nobody guesses one, so that a plain hash of it is enough. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashSessionToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
