import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { sessionSchema } from '#api/staff/account/account.contract.ts';
import { codeDigits } from '#domain/admin-identity/sign-in-constants.ts';
import { latinDigits } from '#primitives/text/latin-digits.ts';

export const checkOtpContract = defineContract({
  method: 'post',
  path: '/api/check-otp',
  group: 'Staff',
  summary: 'Sign in with an emergency code',
  description:
    'Five attempts for each code. The session is like any other, and may change the password without the old one.',
  access: 'public',
  errors: ['wrong_code', 'code_over', 'too_many_requests', 'database_unavailable'],
  body: z.strictObject({
    challenge: z.string().min(1).max(100),
    code: z
      .string()
      .transform((typed) => latinDigits(typed).replaceAll(/\s/g, ''))
      .pipe(z.string().regex(new RegExp(`^\\d{${codeDigits}}$`))),
  }),
  data: sessionSchema,
});
