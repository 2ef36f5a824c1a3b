import { createHash } from 'node:crypto';
import { generateCode } from '../password.server.ts';
import { recoveryCodeCount } from './second-factor-limits.ts';

/** Four groups of four symbols, 79 bits: too many to try, so that a fast hash is enough to store them. */
const shape = { groups: 4, groupLength: 4 };

export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => generateCode(shape));
}

/** Reads a code as people copy it: any case, with spaces or dashes anywhere. */
export function hashRecoveryCode(typed: string): string {
  const symbols = typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return createHash('sha256').update(symbols).digest('hex');
}
