import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '#primitives/text/same-secret.ts';
import { driftSteps } from './second-factor-limits.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepSeconds = 30;
const digits = 6;
/** 160 bits, as RFC 4226 recommends: 32 characters in base 32. */
const secretBytes = 20;

/** A new key for an authenticator app, in base 32. */
export function newTotpSecret(): string {
  return toBase32(randomBytes(secretBytes));
}

/** The time step of RFC 6238 that a moment is in. */
export function totpStep(now: Date): number {
  return Math.floor(now.getTime() / 1000 / stepSeconds);
}

/** The code of a time step: RFC 6238 with SHA-1, 30 seconds and six digits, which every authenticator app knows. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  const value = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(value % 10 ** digits).padStart(digits, '0');
}

/** The step near this moment whose code it is; undefined if it is none of them. */
export function findTotpStep(secret: string, code: string, now: Date): number | undefined {
  const current = totpStep(now);
  const steps = Array.from({ length: 2 * driftSteps + 1 }, (_, place) => current - driftSteps + place);
  return steps.filter((step) => isSameSecret(totpCode(secret, step), code)).at(-1);
}

/** Address that an authenticator app reads from the QR code. */
export function totpUri(
  secret: string,
  { issuer, account }: { readonly issuer: string; readonly account: string },
): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}

function toBase32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += alphabet.charAt((value >> bits) & 31);
    }
    value &= (1 << bits) - 1;
  }
  return bits > 0 ? text + alphabet.charAt((value << (5 - bits)) & 31) : text;
}

function fromBase32(text: string): Buffer {
  const bytes: number[] = [];
  let bits = 0;
  let value = 0;
  for (const character of text) {
    const place = alphabet.indexOf(character);
    if (place === -1) throw new Error('the key of an authenticator app is not in base 32');
    value = (value << 5) | place;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((value >> bits) & 0xff);
    }
    value &= (1 << bits) - 1;
  }
  return Buffer.from(bytes);
}
