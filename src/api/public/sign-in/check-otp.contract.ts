import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { sessionSchema } from '#api/staff/account/account.contract.ts';
import {
  secondFactorSchema,
  sixDigitsSchema,
} from '#domain/admin-identity/second-factor/second-factor-code.ts';

export const checkOtpContract = defineContract({
  method: 'post',
  path: '/api/check-otp',
  group: 'Staff',
  summary: 'Sign in with an emergency code',
  description:
    'Five attempts for each code. The session is like any other, and may change the password without the old one. ' +
    'It takes the place of the password, not of a second factor.',
  access: 'public',
  errors: [
    'wrong_code',
    'code_over',
    'second_factor_needed',
    'wrong_second_factor',
    'second_factor_locked',
    'too_many_requests',
    'database_unavailable',
  ],
  body: z.strictObject({
    challenge: z.string().min(1).max(100),
    code: sixDigitsSchema,
    secondFactor: secondFactorSchema,
  }),
  data: sessionSchema,
});
