import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { sessionSchema } from '#api/staff/account/account.contract.ts';

export const signInContract = defineContract({
  method: 'post',
  path: '/api/sign-in',
  group: 'Staff',
  summary: 'Sign in',
  description:
    'Opens a session of 8 hours in an HttpOnly cookie. After five failures in a row the same browser or address ' +
    'waits, 30 seconds at first and never more than 15 minutes; the answer says how long.',
  access: 'public',
  errors: ['wrong_credentials', 'too_many_requests', 'database_unavailable'],
  body: z.strictObject({
    username: z.string().trim().toLowerCase().min(1).max(60),
    password: z.string().min(1).max(200),
  }),
  data: sessionSchema,
});
