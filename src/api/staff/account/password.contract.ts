import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { passwordChangeSchema } from '#domain/admin-identity/password-change.ts';

export const passwordContract = defineContract({
  method: 'post',
  path: '/api/password',
  group: 'Staff',
  summary: 'Change the password',
  description: 'Ends all other sessions. At least 12 characters.',
  access: 'staff',
  errors: ['too_many_requests', 'database_unavailable'],
  body: passwordChangeSchema,
  data: z.object({ changed: z.boolean() }),
});
