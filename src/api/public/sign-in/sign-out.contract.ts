import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';

export const signOutContract = defineContract({
  method: 'post',
  path: '/api/sign-out',
  group: 'Staff',
  summary: 'Sign out',
  description:
    'Ends the own session. Somebody who is not signed in is signed out already, and is told the same.',
  access: 'public',
  errors: ['database_unavailable'],
  data: z.object({ signedOut: z.boolean() }),
});
