import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { deletedSchema, idParamsSchema } from '#api/http/written-entity.contract.ts';
import { invitationSchema } from '#domain/admin-identity/people/person.ts';

const personSchema = z
  .object({
    id: z.string(),
    username: z.string().nullable(),
    name: z.string(),
    email: z.string(),
    isYou: z.boolean(),
    isActive: z.boolean(),
    hasSecondFactor: z.boolean(),
    lastSignInAt: z.iso.datetime().nullable(),
    since: z.iso.datetime(),
  })
  .meta({ id: 'Person' });

export const peopleContract = defineContract({
  method: 'get',
  path: '/api/people',
  group: 'Staff',
  summary: 'People who can sign in',
  description: 'Active people first, with their last sign-in, and the invitations that are not accepted yet.',
  access: 'staff',
  errors: ['database_unavailable'],
  data: z.object({
    people: z.array(personSchema),
    invitations: z.array(
      z
        .object({
          id: z.string(),
          name: z.string(),
          email: z.string(),
          invitedBy: z.string(),
          invitedAt: z.iso.datetime(),
          expiresAt: z.iso.datetime(),
          isExpired: z.boolean(),
        })
        .meta({ id: 'Invitation' }),
    ),
  }),
});

export const inviteContract = defineContract({
  method: 'post',
  path: '/api/invitations',
  group: 'Staff',
  summary: 'Invite a colleague',
  description:
    'Asks for the password first. The link works once, for seven days, and replaces an earlier one to the same address. ' +
    'It is in this answer and, if asked for, in an email, and stored nowhere.',
  access: 'staff',
  errors: ['password_needed', 'too_many_requests', 'database_unavailable'],
  body: invitationSchema,
  data: z
    .object({
      id: z.string(),
      link: z.string(),
      expiresAt: z.iso.datetime(),
      isMailed: z.boolean().meta({ description: 'False: not asked for, or the email could not be sent' }),
    })
    .meta({ id: 'SentInvitation' }),
  successStatus: 201,
  timeoutMs: 30_000,
});

export const withdrawInvitationContract = defineContract({
  method: 'delete',
  path: '/api/invitations/{id}',
  group: 'Staff',
  summary: 'Withdraw an invitation',
  description: 'Its link no longer works.',
  access: 'staff',
  errors: ['not_found', 'database_unavailable'],
  params: idParamsSchema,
  data: deletedSchema,
});

const changedSchema = z.object({ id: z.string() }).meta({ id: 'ChangedPerson' });

export const deactivateContract = defineContract({
  method: 'post',
  path: '/api/people/{id}/deactivate',
  group: 'Staff',
  summary: 'Deactivate a person',
  description:
    'Asks for the password first. Ends their sessions at once. The last active account is refused.',
  access: 'staff',
  errors: ['password_needed', 'not_found', 'last_account', 'database_unavailable'],
  params: idParamsSchema,
  data: changedSchema,
});

export const reactivateContract = defineContract({
  method: 'post',
  path: '/api/people/{id}/reactivate',
  group: 'Staff',
  summary: 'Let a person sign in again',
  description: 'Asks for the password first. Name, email, password and second factor are as they were.',
  access: 'staff',
  errors: ['password_needed', 'not_found', 'database_unavailable'],
  params: idParamsSchema,
  data: changedSchema,
});

export const resetSecondFactorContract = defineContract({
  method: 'post',
  path: '/api/people/{id}/second-factor/off',
  group: 'Staff',
  summary: "Turn a colleague's second factor off",
  description: 'Asks for the password first. For a colleague who has lost phone and recovery codes.',
  access: 'staff',
  errors: ['password_needed', 'not_found', 'database_unavailable'],
  params: idParamsSchema,
  data: changedSchema,
});
