import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { sessionSchema } from '#api/staff/account/account.contract.ts';
import { acceptanceSchema } from '#domain/admin-identity/people/person.ts';
import { locales } from '#primitives/locale.ts';

export const checkInvitationContract = defineContract({
  method: 'post',
  path: '/api/check-invitation',
  group: 'Staff',
  summary: 'Read an invitation',
  description: 'Whom the link invites, while it works. A POST, so that its secret is in no address.',
  access: 'public',
  errors: ['invitation_over', 'too_many_requests', 'database_unavailable'],
  body: acceptanceSchema.pick({ token: true }),
  data: z.object({
    name: z.string(),
    email: z.string(),
    locale: z.enum(locales).nullable().meta({ description: 'The language of the invitation' }),
    expiresAt: z.iso.datetime(),
  }),
});

export const acceptInvitationContract = defineContract({
  method: 'post',
  path: '/api/accept-invitation',
  group: 'Staff',
  summary: 'Accept an invitation',
  description: 'Once: makes the account with a password of at least 12 characters and opens a session.',
  access: 'public',
  errors: ['invitation_over', 'too_many_requests', 'database_unavailable'],
  body: acceptanceSchema,
  data: sessionSchema,
});
