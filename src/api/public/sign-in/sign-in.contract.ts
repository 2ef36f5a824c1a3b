import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { sessionSchema } from '#api/staff/account/account.contract.ts';
import { secondFactorSchema } from '#domain/admin-identity/second-factor/second-factor-code.ts';

export const signInContract = defineContract({
  method: 'post',
  path: '/api/sign-in',
  group: 'Staff',
  summary: 'Sign in',
  description:
    'Opens a session of 8 hours in an HttpOnly cookie. After five failures in a row the same browser or address ' +
    'waits, 30 seconds at first and never more than 15 minutes; the answer says how long. A person with a second ' +
    'factor gets `second_factor_needed` first and then sends the same again with a code.',
  access: 'public',
  errors: [
    'wrong_credentials',
    'second_factor_needed',
    'wrong_second_factor',
    'second_factor_locked',
    'too_many_requests',
    'database_unavailable',
  ],
  body: z.strictObject({
    username: z
      .string()
      .trim()
      .toLowerCase()
      .min(1)
      .max(254)
      .meta({ description: "'admin', or the email of a colleague" }),
    password: z.string().min(1).max(200),
    secondFactor: secondFactorSchema,
  }),
  data: sessionSchema,
});
