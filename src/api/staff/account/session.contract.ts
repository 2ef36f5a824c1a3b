import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';

export const sessionSchema = z
  .object({
    username: z.string(),
    signedInAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    openedBy: z.enum(['password', 'code']),
  })
  .meta({ id: 'StaffSession' });

export const sessionContract = defineContract({
  method: 'get',
  path: '/api/session',
  group: 'Staff',
  summary: 'The own session',
  description:
    'Who is signed in, since when and until when. Asked for on entering the staff area and every 5 minutes.',
  access: 'staff',
  errors: ['database_unavailable'],
  data: sessionSchema,
});
