import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';

export const signOutContract = defineContract({
  method: 'post',
  path: '/api/sign-out',
  group: 'Staff',
  summary: 'Sign out',
  description: "Ends the caller's session. Idempotent: a caller who is not signed in gets the same response.",
  access: 'public',
  errors: ['database_unavailable'],
  data: z.object({ signedOut: z.boolean() }),
});
