import { z } from 'zod';
import type { CheckMessage } from '#primitives/text/field-rules.ts';
import { latinDigits } from '#primitives/text/latin-digits.ts';
import { codeDigits } from '../sign-in-constants.ts';

/** Six digits as people type them: of an Arabic keyboard, with spaces. */
export const sixDigitsSchema = z
  .string()
  .transform((typed) => latinDigits(typed).replaceAll(/\s/g, ''))
  .pipe(z.string().regex(new RegExp(`^\\d{${codeDigits}}$`), 'one_time_code' satisfies CheckMessage));

/** A code of an authenticator app, or a recovery code; empty if none was typed yet. */
export const secondFactorSchema = z
  .string()
  .max(60)
  .transform((typed) => latinDigits(typed).replaceAll(/\s/g, ''))
  .default('')
  .meta({ description: 'The code of the authenticator app, or a recovery code' });
