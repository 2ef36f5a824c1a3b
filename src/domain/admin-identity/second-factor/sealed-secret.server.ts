import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const sealed = 'sealed:';
const readable = 'readable:';

/** How the key of an authenticator app is stored; `staffKey` is the setting STAFF_KEY. */
interface Sealing {
  readonly staffKey: string | undefined;
  /** Bound to the secret, so that a row cannot be given that of another person. */
  readonly accountId: string;
}

/** Encrypts a secret with AES-256-GCM if there is a key to do it with (decision 0051). */
export function sealSecret(secret: string, { staffKey, accountId }: Sealing): string {
  if (staffKey === undefined) return readable + secret;
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyFrom(staffKey), nonce).setAAD(Buffer.from(accountId));
  const bytes = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return sealed + Buffer.concat([nonce, cipher.getAuthTag(), bytes]).toString('base64url');
}

/** The secret; undefined if it was sealed with another key, or for another person. */
export function unsealSecret(stored: string, { staffKey, accountId }: Sealing): string | undefined {
  if (stored.startsWith(readable)) return stored.slice(readable.length);
  if (staffKey === undefined || !stored.startsWith(sealed)) return undefined;
  const bytes = Buffer.from(stored.slice(sealed.length), 'base64url');
  const nonce = bytes.subarray(0, nonceBytes);
  const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
  try {
    const decipher = createDecipheriv(algorithm, keyFrom(staffKey), nonce, { authTagLength: tagBytes })
      .setAAD(Buffer.from(accountId))
      .setAuthTag(tag);
    return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}

function keyFrom(staffKey: string): Buffer {
  return Buffer.from(hkdfSync('sha256', staffKey, '', 'second factor of staff', 32));
}
